import type { OldBrowserTexts } from './old-browser-script.ts';

export const oldBrowserNoticeExamples = {
  french: {
    text: 'Internet Explorer n’affiche plus ce site correctement. Ouvrez-le dans un navigateur récent.',
    dismissLabel: 'J’ai compris',
  },
  longestGerman: {
    text: 'Der Internet Explorer kann diese Website nicht mehr richtig darstellen. Bitte öffnen Sie sie in einem aktuellen Browser.',
    dismissLabel: 'Hinweis ausblenden',
  },
} as const satisfies Record<string, OldBrowserTexts>;
