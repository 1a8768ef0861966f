import { hash } from 'node:crypto';
import type { Target } from './front-door.ts';

const style = 'body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }';

/** The policy of the page: its style, and nothing else. */
export const downPagePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page that the front door sends when the server behind it does not answer. */
export function downPage({ name, port }: Target): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name} does not answer</title>
<style>${style}</style>
<h1>${name} does not answer</h1>
<p>The front door works, but no server listens on port ${port}.</p>
<p>If it was started a moment ago, reload this page. If not, the terminal says which program stopped, and why.
During development, start this market too with <code>pnpm dev</code>.</p>
</html>
`;
}
