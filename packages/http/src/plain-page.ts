import { hash } from 'node:crypto';

const style = 'body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }';

/** The policy of a plain page: its style, and nothing else. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface PlainPage {
  /** `fr-BE` */
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A page that says what is wrong, without files of its own, which could not be loaded either. */
export function plainPage({ language, title, paragraphs }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
</html>
`;
}
