import type { CatalogueRecord } from './editor.ts';

const marks = / ?e2e-\w+/g;

/** A word that is on no page. */
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

/** The resource with the mark appended to these fields, in every language. */
export function marked(record: CatalogueRecord, mark: string, fields: readonly string[]): CatalogueRecord {
  return withTexts(record, (text) => `${text} ${mark}`, fields);
}

/** The resource without marks, including those of an interrupted run. */
export function unmarked(record: CatalogueRecord, fields: readonly string[]): CatalogueRecord {
  return withTexts(record, (text) => text.replaceAll(marks, ''), fields);
}
