import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { MessageScreenProps } from './message.tsx';

type Words = readonly [title: string, text: string, again: string];

const offlineWords: Record<Language, Words> = {
  fr: ['Vous êtes hors ligne', 'Cette page s’affichera dès que la connexion sera revenue.', 'Réessayer'],
  nl: ['U bent offline', 'Deze pagina verschijnt zodra u weer verbinding hebt.', 'Opnieuw proberen'],
  de: ['Sie sind offline', 'Diese Seite wird geladen, sobald Sie wieder verbunden sind.', 'Noch einmal versuchen'],
  it: ['Sei offline', 'La pagina apparirà appena torna la connessione.', 'Riprova'],
  es: ['No tienes conexión', 'La página aparecerá en cuanto vuelva la conexión.', 'Volver a intentarlo'],
};

const maintenanceWords: Record<Language, readonly [title: string, text: string]> = {
  fr: ['Un instant, nous revenons', 'Nous améliorons le site. Il sera de retour dans quelques minutes.'],
  nl: ['Even geduld, we zijn zo terug', 'We werken aan de site. Over enkele minuten is ze weer bereikbaar.'],
  de: [
    'Wir sind gleich wieder da',
    'Wir arbeiten an der Website. Bitte schauen Sie in einigen Minuten noch einmal vorbei.',
  ],
  it: ['Un momento, torniamo subito', 'Stiamo lavorando al sito. Tornerà fra qualche minuto.'],
  es: ['Un momento, volvemos enseguida', 'Estamos mejorando el sitio. Estará de vuelta en unos minutos.'],
};

function offlineIn(language: Language): MessageScreenProps {
  const [title, text, label] = offlineWords[language];
  return { title, text, illustration: 'offline', link: { label, href: '' } };
}

function maintenanceIn(language: Language): MessageScreenProps {
  const [title, text] = maintenanceWords[language];
  return { title, text, illustration: 'maintenance' };
}

const reminderSent: MessageScreenProps = {
  title: 'Notiert',
  text: 'Wir schreiben Ihnen, sobald Micralba Vision wieder lieferbar ist. Es bleibt bei dieser einen Nachricht.',
  link: { label: 'Zurück zum Produkt', href: '/produkt/micralba-vision' },
  seed: 'reminder',
};

export const messageExamples = {
  reminderSent,
  reminderInStock: {
    ...reminderSent,
    title: 'Micralba Vision ist lieferbar',
    text: 'Es ist schon wieder da: Eine Nachricht ist nicht nötig.',
  },
  offline: inEachLanguage(offlineIn),
  maintenance: inEachLanguage(maintenanceIn),
  longestGerman: {
    ...maintenanceIn('de'),
    title: 'Geschwindigkeitsverbesserungen an unserem Produktverzeichnis',
  },
};
