import type { TableOfContentsProps } from './table-of-contents.tsx';

const links = ['Verantwortliche Stelle', 'Welche Daten wir erheben', 'Wie lange wir sie behalten', 'Ihre Rechte'].map(
  (label, index) => ({ label, href: `#part-${index + 1}` }),
);

export const tableOfContentsExamples = {
  plain: { id: 'contents', title: 'Auf dieser Seite', links },
  numbered: { id: 'contents', title: 'Inhalt', links, numbered: true },
  longestGerman: {
    id: 'contents',
    title: 'Inhalt',
    numbered: true,
    links: [
      { label: 'Datenschutzfolgenabschätzung und Auftragsverarbeitungsvereinbarungen', href: '#part-1' },
      { label: 'Widerrufsrecht', href: '#part-2' },
    ],
  },
} satisfies Record<string, TableOfContentsProps>;
