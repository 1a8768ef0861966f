import type { LegalPart, LegalScreenProps } from './legal.tsx';

function part(id: string, title: string, ...paragraphs: string[]): LegalPart {
  return {
    id,
    title,
    body: paragraphs.map((text) => ({ kind: 'paragraph', text })),
  };
}

function list(base: LegalPart, ...items: string[]): LegalPart {
  return {
    ...base,
    body: [...base.body, { kind: 'list', items }],
  };
}

const fr: LegalScreenProps = {
  title: 'Données personnelles',
  intro: 'Quelles données nous recueillons, pourquoi, et combien de temps nous les gardons.',
  version: { iso: '2026-09-01', text: 'Version du 1er septembre 2026' },
  labels: { contents: 'Sommaire' },
  parts: [
    part(
      'controller',
      'Qui est responsable',
      'Veralune Belgique, Rue du Viaduc 12, 1340 Ottignies, décide pourquoi et comment vos données sont utilisées.',
    ),
    list(
      part(
        'data',
        'Ce que nous recueillons',
        'Seulement ce que vous nous donnez, et ce qu’un site doit savoir pour fonctionner.',
      ),
      'vos coordonnées et votre message, quand vous nous écrivez ;',
      'votre adresse e-mail, quand vous vous inscrivez à la lettre ;',
      'des mesures d’audience, si vous les acceptez.',
    ),
    {
      ...part('retention', 'Combien de temps', 'Chaque donnée a une durée. Ensuite elle est effacée.'),
      table: {
        caption: 'Durées de conservation',
        columns: ['Données', 'Raison', 'Durée'],
        rows: [
          ['Demande de contact', 'Vous répondre', '2 ans'],
          ['Inscription à la lettre', 'Vous l’envoyer', 'jusqu’à la désinscription'],
          ['Journaux de sécurité', 'Protéger le site', '30 jours'],
        ],
      },
    },
    part(
      'rights',
      'Vos droits',
      'Vous pouvez consulter vos données, les faire corriger ou effacer, vous opposer à leur usage ou les emporter. Écrivez-nous : nous répondons dans le mois.',
    ),
    part(
      'complaint',
      'Faire une réclamation',
      'Si notre réponse ne vous convient pas, adressez-vous à l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles.',
    ),
  ],
  documents: {
    title: 'À conserver',
    items: [{ label: 'Ce texte', href: '/media/donnees-personnelles.pdf', detail: 'PDF, 96 ko' }],
  },
};

const nl: LegalScreenProps = {
  title: 'Persoonsgegevens',
  intro: 'Welke gegevens we verzamelen, waarom, en hoelang we ze bewaren.',
  version: { iso: '2026-09-01', text: 'Versie van 1 september 2026' },
  labels: { contents: 'Inhoud' },
  parts: [
    part(
      'controller',
      'Wie verantwoordelijk is',
      'Veralune België, Viaductstraat 12, 1340 Ottignies, beslist waarom en hoe uw gegevens worden gebruikt.',
    ),
    list(
      part('data', 'Wat we verzamelen', 'Alleen wat u ons geeft, en wat een site moet weten om te werken.'),
      'uw gegevens en uw bericht, wanneer u ons schrijft;',
      'uw e-mailadres, wanneer u zich inschrijft voor de nieuwsbrief;',
      'bezoekcijfers, als u daarmee instemt.',
    ),
    {
      ...part('retention', 'Hoelang', 'Elk gegeven heeft een termijn. Daarna wordt het gewist.'),
      table: {
        caption: 'Bewaartermijnen',
        columns: ['Gegevens', 'Reden', 'Termijn'],
        rows: [
          ['Contactaanvraag', 'U antwoorden', '2 jaar'],
          ['Inschrijving op de nieuwsbrief', 'Hem versturen', 'tot u zich uitschrijft'],
          ['Beveiligingslogboeken', 'De site beschermen', '30 dagen'],
        ],
      },
    },
    part(
      'rights',
      'Uw rechten',
      'U kunt uw gegevens inkijken, laten verbeteren of wissen, u tegen het gebruik verzetten of ze meenemen. Schrijf ons: we antwoorden binnen de maand.',
    ),
    part(
      'complaint',
      'Een klacht indienen',
      'Bent u niet tevreden met ons antwoord? Richt u dan tot de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel.',
    ),
  ],
};

const de: LegalScreenProps = {
  title: 'Datenschutzerklärung',
  intro: 'Welche Daten wir erheben, wozu, und wie lange wir sie behalten.',
  version: { iso: '2026-09-01', text: 'Stand: 1. September 2026' },
  labels: { contents: 'Inhalt' },
  parts: [
    part(
      'controller',
      'Verantwortliche Stelle',
      'Veralune Deutschland, Torstraße 12, 10119 Berlin, entscheidet, wozu und wie Ihre Daten verarbeitet werden.',
    ),
    list(
      part('data', 'Was wir erheben', 'Nur, was Sie uns geben, und was eine Website wissen muss, um zu funktionieren.'),
      'Ihre Kontaktdaten und Ihre Nachricht, wenn Sie uns schreiben;',
      'Ihre E-Mail-Adresse, wenn Sie sich zum Newsletter anmelden;',
      'Reichweitenmessungen, wenn Sie einwilligen.',
    ),
    {
      ...part('retention', 'Aufbewahrungsfristen', 'Alle Daten haben eine Frist. Danach werden sie gelöscht.'),
      table: {
        caption: 'Wie lange wir Daten behalten',
        columns: ['Daten', 'Zweck', 'Dauer'],
        rows: [
          ['Kontaktanfrage', 'Antwort auf Ihre Frage', '2 Jahre'],
          ['Newsletteranmeldung', 'Versand des Newsletters', 'bis zur Abmeldung'],
          ['Sicherheitsprotokolle', 'Schutz der Website', '30 Tage'],
        ],
      },
    },
    part(
      'rights',
      'Ihre Rechte',
      'Sie können Auskunft, Berichtigung, Löschung und Herausgabe Ihrer Daten verlangen und der Verarbeitung widersprechen. Schreiben Sie uns, wir antworten innerhalb eines Monats.',
    ),
    part(
      'complaint',
      'Beschwerde bei der Datenschutzaufsichtsbehörde',
      'Sind Sie mit unserer Antwort nicht einverstanden, wenden Sie sich an die Berliner Beauftragte für Datenschutz und Informationsfreiheit.',
    ),
  ],
};

const it: LegalScreenProps = {
  title: 'Privacy',
  intro: 'Quali dati raccogliamo, perché, e per quanto tempo li conserviamo.',
  version: { iso: '2026-09-01', text: 'Versione del 1º settembre 2026' },
  labels: { contents: 'Indice' },
  parts: [
    part(
      'controller',
      'Chi è il titolare',
      'Veralune Italia, Via Tortona 12, 20144 Milano, decide perché e come vengono usati i tuoi dati.',
    ),
    list(
      part('data', 'Che cosa raccogliamo', 'Solo ciò che ci dai, e ciò che un sito deve sapere per funzionare.'),
      'i tuoi recapiti e il messaggio, quando ci scrivi;',
      'il tuo indirizzo e-mail, quando ti iscrivi alla newsletter;',
      'misure sulle visite, se le accetti.',
    ),
    {
      ...part('retention', 'Per quanto tempo', 'Ogni dato ha una durata. Poi viene cancellato.'),
      table: {
        caption: 'Tempi di conservazione',
        columns: ['Dati', 'Motivo', 'Durata'],
        rows: [
          ['Richiesta di contatto', 'Risponderti', '2 anni'],
          ['Iscrizione alla newsletter', 'Inviartela', 'fino alla cancellazione'],
          ['Registri di sicurezza', 'Proteggere il sito', '30 giorni'],
        ],
      },
    },
    part(
      'rights',
      'I tuoi diritti',
      'Puoi consultare i dati, farli correggere o cancellare, opporti al loro uso o portarli con te. Scrivici: rispondiamo entro un mese.',
    ),
    part(
      'complaint',
      'Presentare un reclamo',
      'Se la risposta non ti soddisfa, rivolgiti al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma.',
    ),
  ],
};

const es: LegalScreenProps = {
  title: 'Protección de datos',
  intro: 'Qué datos recogemos, para qué y cuánto tiempo los guardamos.',
  version: { iso: '2026-09-01', text: 'Versión del 1 de septiembre de 2026' },
  labels: { contents: 'Índice' },
  parts: [
    part(
      'controller',
      'Quién es el responsable',
      'Veralune España, Calle de Luchana 12, 28010 Madrid, decide para qué y cómo se usan tus datos.',
    ),
    list(
      part('data', 'Qué recogemos', 'Solo lo que nos das y lo que un sitio necesita saber para funcionar.'),
      'tus datos de contacto y tu mensaje, cuando nos escribes;',
      'tu correo electrónico, cuando te suscribes al boletín;',
      'mediciones de audiencia, si las aceptas.',
    ),
    {
      ...part('retention', 'Durante cuánto tiempo', 'Cada dato tiene un plazo. Después se borra.'),
      table: {
        caption: 'Plazos de conservación',
        columns: ['Datos', 'Motivo', 'Plazo'],
        rows: [
          ['Consulta de contacto', 'Responderte', '2 años'],
          ['Suscripción al boletín', 'Enviártelo', 'hasta que te des de baja'],
          ['Registros de seguridad', 'Proteger el sitio', '30 días'],
        ],
      },
    },
    part(
      'rights',
      'Tus derechos',
      'Puedes consultar tus datos, pedir que se corrijan o se borren, oponerte a su uso o llevártelos. Escríbenos: respondemos en un mes.',
    ),
    part(
      'complaint',
      'Presentar una reclamación',
      'Si nuestra respuesta no te convence, dirígete a la Agencia Española de Protección de Datos, calle de Jorge Juan 6, 28001 Madrid.',
    ),
  ],
};

export const legalExamples = {
  byLanguage: { fr, nl, de, it, es },
  short: { ...de, title: 'Impressum', intro: 'Angaben nach § 5 DDG.', parts: de.parts.slice(0, 1) },
  withLead: {
    ...de,
    title: 'Cookies',
    intro: 'Welche Cookies diese Website setzt.',
    lead: [
      { kind: 'paragraph', text: 'Ein Cookie ist eine kleine Textdatei, die Ihr Browser für eine Website aufbewahrt.' },
    ],
    parts: de.parts.slice(1, 3),
  },
} satisfies { byLanguage: Record<string, LegalScreenProps>; short: LegalScreenProps; withLead: LegalScreenProps };
