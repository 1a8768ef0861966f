import type { RichText } from '@veralune/api-client/contract';
import { html } from 'hono/html';

/** A label and what a person typed or chose. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A document that the law wants in the mail itself, on a durable medium. */
export interface Appendix {
  readonly title: string;
  readonly body: RichText;
}

/** The content of a mail, from which its text and its HTML are made. */
export interface MailContent {
  /** BCP 47. */
  readonly language: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  /** The one thing that the reader is asked to do. */
  readonly action?: MailLink;
  /** Below the action. */
  readonly closing: readonly string[];
  /** Below the signature. */
  readonly appendices?: readonly Appendix[];
  readonly unsubscribe?: MailLink;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function linkText({ label, url }: MailLink): string {
  return `${label}\n${url}`;
}

/** `Total: 78,84 €`; in French with a no-break space before the colon. A value with several lines is below its label. */
function factText({ label, value }: Fact, language: string): string {
  if (value.includes('\n')) return `${label}\n${value}\n`;
  return `${label}${language.startsWith('fr') ? '\u00A0:' : ':'} ${value}`;
}

function blockText(block: RichText[number]): string {
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n');
  return block.kind === 'quote' ? `> ${block.text}` : block.text;
}

function appendixText({ title, body }: Appendix, language: string): string {
  return ['* * *', title.toLocaleUpperCase(language), ...body.map(blockText)].join('\n\n');
}

function textOf(content: MailContent): string {
  const { language, paragraphs, facts = [], action, closing, appendices = [], unsubscribe } = content;
  const parts = [
    ...paragraphs,
    facts.map((fact) => factText(fact, language)).join('\n'),
    action === undefined ? '' : linkText(action),
    ...closing,
    ...appendices.map((appendix) => appendixText(appendix, language)),
    unsubscribe === undefined ? '' : `-- \n${linkText(unsubscribe)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Colours of the site's tokens for text, background, lines and buttons. Mail programs do not load style sheets. */
const styles = {
  body: 'margin:0;background:#f7f5f0;color:#1c2b2a;font:16px/1.5 Arial,Helvetica,sans-serif',
  main: 'max-width:600px;margin:0 auto;padding:24px;background:#ffffff',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  label: 'padding:8px 16px 8px 0;text-align:left;vertical-align:top;border-top:1px solid #d5d9d6',
  value: 'padding:8px 0;vertical-align:top;border-top:1px solid #d5d9d6;white-space:pre-line;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 24px;background:#14524c;color:#ffffff;text-decoration:none;border-radius:4px',
  appendix: 'margin-top:32px;padding-top:16px;border-top:1px solid #d5d9d6;font-size:14px',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.25',
  subtitle: 'margin:24px 0 8px;font-size:16px',
  quote: 'margin:8px 0;padding-left:16px;border-left:2px solid #d5d9d6',
  small: 'margin-top:32px;padding-top:16px;border-top:1px solid #d5d9d6;font-size:14px',
} as const;

function factsTable(facts: readonly Fact[]) {
  if (facts.length === 0) return '';
  return html`<table style="width:100%;border-collapse:collapse;margin:24px 0">
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <th scope="row" style="${styles.label}">${label}</th>
          <td style="${styles.value}">${value}</td>
        </tr>`,
    )}
  </table>`;
}

function blockHtml(block: RichText[number]) {
  switch (block.kind) {
    case 'heading':
      return html`<h3 style="${styles.subtitle}">${block.text}</h3>`;
    case 'list':
      return html`<ul>
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul>`;
    case 'quote':
      return html`<blockquote style="${styles.quote}">${block.text}</blockquote>`;
    case 'paragraph':
      return html`<p>${block.text}</p>`;
  }
}

function appendixHtml({ title, body }: Appendix) {
  return html`<section style="${styles.appendix}">
    <h2 style="${styles.title}">${title}</h2>
    ${body.map(blockHtml)}
  </section>`;
}

async function htmlOf(content: MailContent) {
  const { language, subject, paragraphs, facts, action, closing, appendices = [], unsubscribe } = content;
  const document = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${styles.body}">
        <main style="${styles.main}">
          <h1 style="${styles.heading}">${subject}</h1>
          ${paragraphs.map((text) => html`<p>${text}</p> `)} ${factsTable(facts ?? [])}
          ${action && html`<p style="margin:24px 0"><a href="${action.url}" style="${styles.button}">${action.label}</a></p>`}
          ${closing.map((text) => html`<p>${text}</p> `)} ${appendices.map(appendixHtml)}
          ${unsubscribe && html`<p style="${styles.small}"><a href="${unsubscribe.url}">${unsubscribe.label}</a></p>`}
        </main>
      </body>
    </html>`;
  return document.toString();
}

/** Makes the text and the HTML of a mail. Everything that a person typed is escaped. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  return { subject: content.subject, text: textOf(content), html: await htmlOf(content) };
}
