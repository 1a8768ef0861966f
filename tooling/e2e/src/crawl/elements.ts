/** The attributes of an element, with decoded values. */
export type Attributes = ReadonlyMap<string, string>;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text with its character references decoded. */
export function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (reference, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return entities[name ?? ''] ?? reference;
    },
  );
}

function attributesOf(tag: string): Attributes {
  const pairs = tag.matchAll(/\s([\w:-]+)(?:="([^"]*)"|='([^']*)')?/g);
  return new Map(
    [...pairs].map(([, name = '', double, single]) => [name.toLowerCase(), decode(double ?? single ?? '')]),
  );
}

/** The attributes of each element of this name. `markup` must not contain scripts: see `withoutScripts`. */
export function elementsIn(markup: string, name: string): Attributes[] {
  return [...markup.matchAll(new RegExp(`<${name}(?=[\\s/>])[^>]*>`, 'gi'))].map(([tag]) => attributesOf(tag));
}

/** HTML without scripts and comments, whose text can look like elements. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<!--[^]*?-->|<script\b[^]*?<\/script>/gi, '');
}

/** The contents of each element of this name. */
export function contentsIn(markup: string, name: string): string[] {
  const found = markup.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`, 'gi'));
  return [...found].map(([, content = '']) => content);
}
