/** The kinds of structured data of the sites, with the properties that search engines require. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  Product: ['name', 'image', 'brand', 'offers'],
  Quiz: ['name', 'hasPart'],
  WebSite: ['name', 'url', 'potentialAction'],
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

/** What is wrong with one script of structured data. */
export function problemsOfJsonLd(text: string): string[] {
  const data = parse(text);
  if (data === null || typeof data !== 'object') return ['its structured data is not JSON'];
  const { '@context': context, '@type': type, ...properties } = data as Readonly<Record<string, unknown>>;
  const names = typeof type === 'string' ? required[type] : undefined;
  if (context !== 'https://schema.org' || names === undefined)
    return [`its structured data has an unknown type: ${JSON.stringify([context, type])}`];
  return names
    .filter((name) => !isFilled(properties[name]))
    .map((name) => `its structured data lacks ${String(type)}.${name}`);
}
