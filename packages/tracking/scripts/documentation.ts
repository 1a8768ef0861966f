import type { EventDescription } from '../src/events/describe.ts';
import type { Field, Fields } from '../src/events/field.ts';
import { itemFields } from '../src/events/item-fields.ts';
import { shopEvents } from '../src/events/shop-events.ts';
import { siteEvents } from '../src/events/site-events.ts';

const kinds = {
  text: 'text',
  clean: 'text',
  term: 'text',
  number: 'number',
  boolean: 'boolean',
  items: 'list of items',
};

function kindOf({ kind, optional }: Field): string {
  const name = typeof kind === 'string' ? kinds[kind] : kind.map((value) => `\`${value}\``).join(', ');
  return optional ? `${name}; may be missing` : name;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n');
}

function fieldTable(fields: Fields, prefix = ''): string {
  const rows = Object.entries(fields).map(([name, field]) => [`\`${prefix}${name}\``, kindOf(field), field.about]);
  return table([['field', 'value', 'meaning'], ...rows]);
}

function exampleOf(fields: Fields): Record<string, unknown> {
  const item = Object.entries(itemFields).map(([name, { example }]) => [name, example]);
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, example }]) => [
      name,
      kind === 'items' ? [Object.fromEntries(item)] : example,
    ]),
  );
}

function section([name, description]: readonly [string, EventDescription]): string {
  const { when, fields = {}, ecommerce } = description;
  const example = { event: name, ...exampleOf(fields), ...(ecommerce ? { ecommerce: exampleOf(ecommerce) } : {}) };
  return [
    `### ${name}`,
    when,
    ecommerce ? fieldTable(ecommerce, 'ecommerce.') : fieldTable(fields),
    ['```json', JSON.stringify(example, null, 2), '```'].join('\n'),
  ].join('\n\n');
}

const consentTable = table([
  ['choice of the visitor', 'container', 'data layer'],
  ['none, or refused', 'not loaded', 'an array in the page that nothing reads'],
  ['audience', 'loaded once, when the browser is idle', '`analytics_storage` granted'],
  [
    'advertising',
    'loaded once, when the browser is idle',
    '`ad_storage`, `ad_user_data`, `ad_personalization` granted',
  ],
  ['withdrawn', 'stays until the next full load of a page', 'all denied, and no further events'],
]);

const introduction = `# Tracking

<!-- Written by \`node packages/tracking/scripts/generate.ts\` from packages/tracking/src/events. -->

For the teams of the markets, who configure their container in Google Tag Manager. Why it works like this:
[decision 0027](decisions/0027-tracking.md).

## Setting up a market

Each app reads its own container code from \`GTM_ID\` (\`GTM-XXXXXXX\`), which its \`market.ts\` passes on. Without it, nothing is
loaded and there is no data layer.

1. Create a trigger of the type "custom event" for each event below that the market needs.
2. Read its fields with variables of the type "data layer variable", version 2: \`page_path\`, \`ecommerce.value\`.
3. Configure GA4 with \`send_page_view: false\`, and send \`page_view\` on the event \`pageview\` with \`page_location\` from
   \`page_path\`. The address of the browser can contain search terms and numbers of orders; \`page_path\` does not.
4. Switch off the enhanced measurement of GA4, which would count page views, searches, clicks, downloads and videos twice.
5. Set the required consent of every tag that is not Google's: \`analytics_storage\` or \`ad_storage\`.

## Consent

${consentTable}

The commands of Consent Mode v2 come first: \`default\` with everything denied, then an \`update\` for each choice. The container
never gets events of pages that were left before the consent. \`purchase\` and \`refund\` wait for the consent to audience.

## What is never sent

Names, addresses, e-mail addresses, phone numbers, ids of customers, discount and medical codes, places that were searched,
answers to the quiz and what it recommends. Pages whose address has a secret (previews, links of mails) are not reported
and never load the container.

## Debug view

\`?tracking=debug\` on any address lists what was pushed, on a development server. In production it also needs the token of the
server's \`TRACKING_DEBUG_TOKEN\`, 16 characters or more: \`?tracking=debug&token=…\`. It stays open until a page is loaded in full.`;

/** The text of \`docs/tracking.md\`. */
export function documentation(): string {
  return `${[
    introduction,
    '## Pages, search, forms and links',
    ...Object.entries(siteEvents).map(section),
    '## Products, cart and orders',
    'Before each of these events, `{ "ecommerce": null }` is pushed, so that data of the last one are not merged.',
    ...Object.entries(shopEvents).map(section),
    '## Items',
    fieldTable(itemFields),
  ].join('\n\n')}\n`;
}
