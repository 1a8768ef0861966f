import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { openApiDocument } from './openapi.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema?: unknown;
  readonly content?: { readonly 'application/json': { readonly schema: unknown } };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** Only for paths that both editors and visitors can call. */
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: unknown } } };
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json': { readonly schema: unknown } } }>
  >;
}

type Markup = ReturnType<typeof html>;

const styleText = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; }
  h2 { margin: 2.5rem 0 .25rem; font-size: 1.1rem; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  table { border-collapse: collapse; width: 100%; margin: .75rem 0; }
  th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; }
  tr { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  td:last-child { overflow-wrap: anywhere; }
  pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentColor 6%, transparent); }
`;

/** The policy of the page: its style, and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', styleText, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function row({ name, in: place, required, schema, content }: Parameter): Markup {
  const what = content
    ? html`JSON: ${JSON.stringify(content['application/json'].schema)}`
    : html`${JSON.stringify(schema)}`;
  return html`<tr>
    <td><code>${name}</code></td>
    <td>${place}${required ? ', required' : ''}</td>
    <td><code>${what}</code></td>
  </tr>`;
}

function table(parameters: readonly Parameter[]): Markup {
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>Where</th>
        <th>Value</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(row)}
    </tbody>
  </table>`;
}

/** Links to the components that a schema refers to. */
function componentLinks(schema: unknown): Markup[] {
  return [...JSON.stringify(schema ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name = '']) => html`<a href="#schema-${name}"><code>${name}</code></a> `,
  );
}

function answerOf({ responses }: Operation): unknown {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.['application/json'].schema;
}

function section(method: string, path: string, operation: Operation): Markup {
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  return html`<section id="${operationId}">
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${summary}${security && !description ? ' Needs a token.' : ''} ${description ?? ''}</p>
    ${table(parameters)} ${requestBody ? html`<p>Takes ${componentLinks(requestBody)}</p>` : ''}
    <p>Answers ${componentLinks(answerOf(operation))}</p>
  </section>`;
}

function schemaSection([name, schema]: [string, unknown]): Markup {
  return html`<details id="schema-${name}">
    <summary><code>${name}</code></summary>
    <pre>${JSON.stringify(schema, null, 2)}</pre>
  </details>`;
}

/** The OpenAPI document as an HTML page without external files. */
export function docsPage(document: ReturnType<typeof openApiDocument>): Markup {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const { schemas } = document['components'] as { schemas: Record<string, unknown> };
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  const { title, description } = document['info'] as { title: string; description: string };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${styleText}</style>`)}
      </head>
      <body>
        <h1>${title}</h1>
        <p>${description} Machine-readable version: <a href="/openapi.json">openapi.json</a>.</p>
        ${sections}
        <h2>Answers</h2>
        ${Object.entries(schemas).map(schemaSection)}
      </body>
    </html>`;
}
