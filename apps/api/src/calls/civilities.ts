import { civilityCodes, type Civility } from '@veralune/api-client/contract';
import type { Language } from '@veralune/routing';
import type { Handlers } from './handler.ts';

/** Labels in forms. Source of the French ones: 1-site.md §3, "Contact form". */
const labels: Readonly<Record<Language, Readonly<Record<Civility['code'], string>>>> = {
  fr: { ms: 'Madame', m: 'Monsieur' },
  nl: { ms: 'Mevrouw', m: 'Meneer' },
  de: { ms: 'Frau', m: 'Herr' },
  it: { ms: 'Signora', m: 'Signore' },
  es: { ms: 'Señora', m: 'Señor' },
};

export const civilityHandlers: Handlers<'civilities'> = {
  civilities: ({ view }) => civilityCodes.map((code) => ({ code, label: labels[view.language][code] })),
};
