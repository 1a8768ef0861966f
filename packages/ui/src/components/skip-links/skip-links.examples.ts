import type { SkipLinksProps } from './skip-links.tsx';

export const skipLinksExamples = {
  italian: {
    label: 'Accesso rapido',
    links: [
      { label: 'Vai al contenuto', href: '#content' },
      { label: 'Vai al menu', href: '#menu' },
      { label: 'Vai alla ricerca', href: '#search' },
    ],
  },
} as const satisfies Record<string, SkipLinksProps>;
