import type { ConsentToolTexts } from './consent-tool.ts';

const french: ConsentToolTexts = {
  title: 'Vos cookies, votre choix',
  description: 'Avec votre accord, nous mesurons les visites et montrons des vidéos et des cartes venues d’ailleurs.',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  choose: 'Choisir',
  links: [
    { label: 'Cookies', href: '/fr/cookies' },
    { label: 'Protection des données', href: '/fr/protection-des-donnees' },
  ],
  preferences: {
    title: 'Préférences de cookies',
    intro: 'Votre choix vaut douze mois. Vous pouvez le changer en bas de chaque page.',
    save: 'Enregistrer mon choix',
    close: 'Fermer',
    categories: [
      { id: 'necessary', title: 'Nécessaires', description: 'Langue, panier, session. Toujours actifs.' },
      { id: 'audience', title: 'Mesure d’audience', description: 'Google Analytics compte les visites.' },
      { id: 'video', title: 'Vidéos', description: 'YouTube apprend la page que vous regardez.' },
    ],
  },
};

const longestGerman: ConsentToolTexts = {
  ...french,
  title: 'Datenschutzeinstellungen selbst bestimmen',
  description:
    'Mit Ihrer Einwilligung messen wir Besuche und zeigen Videos und Karten anderer Anbieter. Ohne sie bleibt es bei dem, was die Website braucht.',
  acceptAll: 'Alle akzeptieren',
  refuseAll: 'Alle ablehnen',
  choose: 'Einstellungen auswählen',
  links: [
    { label: 'Cookies', href: '/cookies' },
    { label: 'Datenschutzerklärung', href: '/datenschutz' },
  ],
  preferences: {
    title: 'Cookie-Einstellungen verwalten',
    intro: 'Ihre Wahl gilt zwölf Monate. Am Ende jeder Seite können Sie sie ändern.',
    save: 'Meine Auswahl speichern',
    close: 'Schließen',
    categories: [
      { id: 'necessary', title: 'Erforderlich', description: 'Sprache, Warenkorb, Sitzung. Immer aktiv.' },
      { id: 'audience', title: 'Reichweitenmessung', description: 'Google Analytics zählt Besuche.' },
      { id: 'anti-spam', title: 'Schutz der Formulare vor automatischen Einsendungen', description: 'reCAPTCHA.' },
    ],
  },
};

export const consentToolExamples = {
  french,
  longestGerman,
  escaped: { ...french, title: 'Signes <b> & "guillemets"', choose: 'Choisir <em>' },
} satisfies Record<string, ConsentToolTexts>;
