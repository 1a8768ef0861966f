import type { CatalogueRecord } from './editor.ts';

const marks = / ?e2e-\w+/g;

/** A word that no page has. */
export function newMark(): string {
  return `e2e-${Date.now().toString(36)}`;
}

function withTexts(
  record: CatalogueRecord,
  change: (text: string) => string,
  fields: readonly string[],
): CatalogueRecord {
  const texts = Object.entries(record.data.texts).map(([language, words]) => {
    const changed = Object.entries(words).map(([field, text]) =>
      fields.includes(field) && typeof text === 'string' ? [field, change(text)] : [field, text],
    );
    return [language, Object.fromEntries(changed)] as const;
  });
  return { ...record, data: { ...record.data, texts: Object.fromEntries(texts) } };
}

/** The resource with a mark at the end of these texts, in every language. */
export function marked(record: CatalogueRecord, mark: string, fields: readonly string[]): CatalogueRecord {
  return withTexts(record, (text) => `${text} ${mark}`, fields);
}

/** The resource without marks, also those that a run left behind that was broken off. */
export function unmarked(record: CatalogueRecord, fields: readonly string[]): CatalogueRecord {
  return withTexts(record, (text) => text.replaceAll(marks, ''), fields);
}
