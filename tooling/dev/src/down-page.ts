import { plainPage } from '@veralune/http/plain-page';
import type { Target } from './front-door.ts';

/** The page that the front door sends when the server behind it does not answer. */
export function downPage({ name, port }: Target): string {
  return plainPage({
    language: 'en',
    title: `${name} does not answer`,
    paragraphs: [
      `The front door works, but no server listens on port ${port}.`,
      'If it was started a moment ago, reload this page. If not, the terminal says which program stopped, and why. ' +
        'During development, start this market too with “pnpm dev”.',
    ],
  });
}
