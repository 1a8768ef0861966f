import type { ErrorScreenProps } from './error.tsx';

const home = { label: 'Zur Startseite', href: '/' };

export const errorExamples = {
  notFound: {
    status: 404,
    title: 'Diese Seite gibt es nicht',
    description: 'Die Seite, die Sie suchen, gibt es nicht oder nicht mehr.',
    hint: 'Vielleicht finden Sie über die Suche, was Sie brauchen.',
    search: {
      action: '/suchergebnis',
      name: 'q',
      minLength: 3,
      labels: { field: 'Suche', placeholder: 'Produkt, Bedarf oder Thema', submit: 'Suchen' },
    },
    home,
    links: {
      title: 'Oder gehen Sie hier weiter',
      items: [
        { label: 'Produkte', href: '/produkte' },
        { label: 'Bedürfnisse', href: '/beduerfnisse' },
        { label: 'Ratschläge', href: '/ratschlage' },
      ],
    },
  },
  unauthorized: {
    status: 401,
    title: 'Kein Zugang zu dieser Seite',
    description: 'Sie haben keinen Zugang zu dieser Seite. Wenn Sie nicht angemeldet sind, melden Sie sich bitte an.',
    home,
    login: { label: 'Anmelden', href: '/anmelden' },
  },
  broken: {
    status: 500,
    title: 'Es ist ein Fehler aufgetreten',
    description: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.',
    home,
  },
} satisfies Record<string, ErrorScreenProps>;
