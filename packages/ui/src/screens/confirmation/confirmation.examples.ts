import type { ConfirmationScreenProps } from './confirmation.tsx';

const fr: ConfirmationScreenProps = {
  title: 'Votre demande est partie',
  text: 'Merci. Une copie vous attend dans votre boîte e-mail.',
  seed: 'contact-confirmation',
  next: {
    title: 'Et maintenant',
    steps: [
      { title: 'Nous lisons', text: 'Votre message va à la personne du laboratoire qui connaît le sujet.' },
      {
        title: 'Nous répondons',
        text: 'Par e-mail, sous deux jours ouvrables. Regardez aussi vos courriers indésirables.',
      },
      { title: 'Nous effaçons', text: 'Deux ans après le dernier échange, votre demande est supprimée.' },
    ],
  },
  links: [
    { label: 'Retour à l’accueil', href: '/fr' },
    { label: 'Lire nos conseils', href: '/fr/conseils' },
  ],
};

const nl: ConfirmationScreenProps = {
  title: 'Uw vraag is verstuurd',
  text: 'Bedankt. Er ligt een kopie klaar in uw mailbox.',
  seed: 'contact-confirmation',
  next: {
    title: 'Wat nu?',
    steps: [
      { title: 'Wij lezen', text: 'Uw bericht gaat naar wie in het laboratorium het onderwerp kent.' },
      { title: 'Wij antwoorden', text: 'Per e-mail, binnen twee werkdagen. Kijk ook eens bij uw ongewenste mail.' },
      { title: 'Wij wissen', text: 'Twee jaar na ons laatste contact verwijderen we uw vraag.' },
    ],
  },
  links: [
    { label: 'Terug naar de startpagina', href: '/nl' },
    { label: 'Onze tips lezen', href: '/nl/tips' },
  ],
};

const de: ConfirmationScreenProps = {
  title: 'Ihre Anfrage ist unterwegs',
  text: 'Vielen Dank. Eine Kopie liegt in Ihrem E-Mail-Postfach.',
  seed: 'contact-confirmation',
  next: {
    title: 'So geht es weiter',
    steps: [
      { title: 'Wir lesen', text: 'Ihre Nachricht geht an die Person im Labor, die das Thema kennt.' },
      { title: 'Wir antworten', text: 'Per E-Mail, innerhalb von zwei Werktagen. Sehen Sie auch im Spam-Ordner nach.' },
      { title: 'Wir löschen', text: 'Zwei Jahre nach dem letzten Kontakt wird Ihre Anfrage gelöscht.' },
    ],
  },
  links: [
    { label: 'Zur Startseite', href: '/' },
    { label: 'Zum Ratgeber', href: '/ratgeber' },
  ],
};

const it: ConfirmationScreenProps = {
  title: 'La tua richiesta è partita',
  text: 'Grazie. Una copia ti aspetta nella tua casella di posta.',
  seed: 'contact-confirmation',
  next: {
    title: 'Che cosa succede ora',
    steps: [
      { title: 'Leggiamo', text: 'Il messaggio va alla persona del laboratorio che conosce l’argomento.' },
      { title: 'Rispondiamo', text: 'Per e-mail, entro due giorni lavorativi. Controlla anche la posta indesiderata.' },
      { title: 'Cancelliamo', text: 'Due anni dopo l’ultimo contatto la richiesta viene eliminata.' },
    ],
  },
  links: [
    { label: 'Torna alla home', href: '/' },
    { label: 'Leggi i nostri consigli', href: '/consigli' },
  ],
};

const es: ConfirmationScreenProps = {
  title: 'Hemos recibido tu consulta',
  text: 'Gracias. Tienes una copia en tu correo.',
  seed: 'contact-confirmation',
  next: {
    title: 'Qué pasa ahora',
    steps: [
      { title: 'La leemos', text: 'Tu mensaje llega a la persona del laboratorio que conoce el tema.' },
      { title: 'Respondemos', text: 'Por correo, en dos días laborables. Mira también en la carpeta de spam.' },
      { title: 'La borramos', text: 'Dos años después del último contacto eliminamos tu consulta.' },
    ],
  },
  links: [
    { label: 'Volver al inicio', href: '/' },
    { label: 'Leer nuestros consejos', href: '/consejos' },
  ],
};

export const confirmationExamples = {
  byLanguage: { fr, nl, de, it, es },
  newsletter: {
    title: 'Queda un paso: confirma tu correo',
    text: 'Te hemos enviado un mensaje a marta.santos@ejemplo.es. Pulsa el enlace que contiene y listo.',
    seed: 'newsletter-confirmation',
    next: {
      title: 'Qué recibirás',
      steps: [
        { title: 'Una carta al mes', text: 'El primer jueves, con lo que el laboratorio ha aprendido.' },
        { title: 'Nada más', text: 'Ni ofertas de otros ni correos de relleno.' },
        { title: 'Cuando quieras, adiós', text: 'Cada carta lleva un enlace para darse de baja con un solo clic.' },
      ],
    },
    links: [{ label: 'Volver al inicio', href: '/' }],
  },
} satisfies { byLanguage: Record<string, ConfirmationScreenProps>; newsletter: ConfirmationScreenProps };
