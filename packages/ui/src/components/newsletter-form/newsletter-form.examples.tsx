import type { Language } from '../../examples/language.examples.ts';
import type { NewsletterFormProps } from './newsletter-form.tsx';

const es: NewsletterFormProps = {
  state: { kind: 'ready' },
  information: [
    { value: 'news', label: 'Novedades del laboratorio y de los productos' },
    { value: 'advice', label: 'Consejos de la revista de salud' },
  ],
  consent: (
    <>
      Quiero recibir el boletín. He leído la <a href="/proteccion-de-datos">política de protección de datos</a> y sé que
      puedo darme de baja cuando quiera.
    </>
  ),
  labels: {
    email: 'Correo electrónico',
    emailHint: 'Por ejemplo, nombre@ejemplo.es.',
    city: 'Localidad',
    civility: 'Tratamiento',
    origin: '¿Cómo nos conociste?',
    choose: 'Elegir',
    information: 'Qué quieres recibir',
    requiredNote: 'Los campos con asterisco son obligatorios.',
    submit: 'Suscribirme',
  },
};

const fr: NewsletterFormProps = {
  state: { kind: 'ready' },
  information: [
    { value: 'news', label: 'Les nouvelles du laboratoire et des produits' },
    { value: 'advice', label: 'Les conseils du magazine de santé' },
  ],
  consent: (
    <>
      Je souhaite recevoir la lettre d’information. J’ai lu la{' '}
      <a href="/fr/donnees-personnelles">politique de protection des données</a> et je sais que je peux me désinscrire à
      tout moment.
    </>
  ),
  civilities: [
    { value: 'ms', label: 'Madame' },
    { value: 'mr', label: 'Monsieur' },
  ],
  labels: {
    email: 'Adresse e-mail',
    emailHint: 'Par exemple nom@exemple.be.',
    city: 'Commune',
    civility: 'Civilité',
    origin: 'Comment nous avez-vous connus ?',
    choose: 'Choisir',
    information: 'Ce que vous voulez recevoir',
    requiredNote: 'Les champs marqués d’une étoile sont obligatoires.',
    submit: 'M’inscrire',
  },
};

const nl: NewsletterFormProps = {
  state: { kind: 'ready' },
  information: [
    { value: 'news', label: 'Nieuws over het laboratorium en de producten' },
    { value: 'advice', label: 'Tips uit het gezondheidsmagazine' },
  ],
  consent: (
    <>
      Ik wil de nieuwsbrief ontvangen. Ik heb het <a href="/nl/persoonsgegevens">privacybeleid</a> gelezen en weet dat
      ik me op elk moment kan uitschrijven.
    </>
  ),
  labels: {
    email: 'E-mailadres',
    emailHint: 'Bijvoorbeeld naam@voorbeeld.be.',
    city: 'Gemeente',
    civility: 'Aanspreking',
    origin: 'Hoe hebt u ons leren kennen?',
    choose: 'Kiezen',
    information: 'Wat u wilt ontvangen',
    requiredNote: 'Velden met een sterretje zijn verplicht.',
    submit: 'Inschrijven',
  },
};

const de: NewsletterFormProps = {
  state: { kind: 'ready' },
  information: [
    { value: 'news', label: 'Neuigkeiten aus dem Labor und zu den Produkten' },
    { value: 'advice', label: 'Ratschläge aus dem Gesundheitsmagazin' },
  ],
  consent: (
    <>
      Ich möchte den Newsletter erhalten. Ich habe die <a href="/datenschutz">Datenschutzerklärung</a> gelesen und kann
      mich jederzeit wieder abmelden.
    </>
  ),
  labels: {
    email: 'E-Mail-Adresse',
    emailHint: 'Zum Beispiel name@beispiel.de.',
    city: 'Ort',
    civility: 'Anrede',
    origin: 'Wie haben Sie von uns erfahren?',
    choose: 'Bitte wählen',
    information: 'Was Sie erhalten möchten',
    requiredNote: 'Felder mit einem Stern sind Pflichtfelder.',
    submit: 'Anmelden',
  },
};

const it: NewsletterFormProps = {
  state: { kind: 'ready' },
  information: [
    { value: 'news', label: 'Le novità del laboratorio e dei prodotti' },
    { value: 'advice', label: 'I consigli della rivista di salute' },
  ],
  consent: (
    <>
      Desidero ricevere la newsletter. Ho letto l’<a href="/privacy">informativa sulla privacy</a> e so di potermi
      cancellare in qualsiasi momento.
    </>
  ),
  origins: [
    { value: 'PHA', label: 'Il mio farmacista' },
    { value: 'INT', label: 'Internet' },
    { value: 'AMI', label: 'Amici o parenti' },
  ],
  labels: {
    email: 'Indirizzo e-mail',
    emailHint: 'Per esempio nome@esempio.it.',
    city: 'Comune',
    civility: 'Appellativo',
    origin: 'Come ci hai conosciuto?',
    choose: 'Scegli',
    information: 'Che cosa vuoi ricevere',
    requiredNote: 'I campi con l’asterisco sono obbligatori.',
    submit: 'Iscriviti',
  },
};

export const newsletterFormExamples = {
  byLanguage: { fr, nl, de, it, es },
  invalid: {
    ...es,
    values: { email: 'marta.ejemplo', city: 'Vilagarcía de Arousa' },
    state: {
      kind: 'invalid',
      title: 'Revisa estos datos',
      errors: [
        { field: 'email', message: 'Escribe una dirección de correo válida, por ejemplo nombre@ejemplo.es' },
        { field: 'information', message: 'Selecciona al menos una opción' },
      ],
    },
  },
  sending: {
    ...es,
    values: { email: 'marta@ejemplo.es', city: 'Vilagarcía de Arousa', information: ['news'] },
    state: { kind: 'sending', text: 'Enviando…' },
  },
  failed: {
    ...es,
    values: { email: 'marta@ejemplo.es', city: 'Vilagarcía de Arousa', information: ['news'] },
    state: {
      kind: 'failed',
      title: 'No hemos podido suscribirte',
      text: <p>El fallo es nuestro y tus datos siguen aquí. Inténtalo de nuevo dentro de un momento.</p>,
    },
  },
} satisfies { byLanguage: Record<Language, NewsletterFormProps> } & Record<
  'invalid' | 'sending' | 'failed',
  NewsletterFormProps
>;
