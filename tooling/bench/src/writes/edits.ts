import type { BodyOf } from '@veralune/api/resources/bodies';

interface Record<Data> {
  readonly id: number;
  readonly revision: number;
  readonly data: Data;
}

const scope = 'shop_id=1&lang=fr';

/** A public address that shows an edit, and the text to look for. */
export interface Edit {
  readonly path: string;
  readonly shown: string;
}

/** Makes edits through one instance with a token of an admin. `number` is part of each name, so that all edits are different. */
export class Edits {
  readonly #origin: string;
  readonly #headers: { readonly authorization: string };

  constructor(origin: string, secret: string) {
    this.#origin = origin;
    this.#headers = { authorization: `Bearer ${secret}` };
  }

  async #change<Data>(path: string, id: number, change: (data: Data) => Partial<Data>): Promise<void> {
    const answer = await fetch(`${this.#origin}${path}/${id}`, { headers: this.#headers });
    const record = (await answer.json()) as Record<Data>;
    const body = JSON.stringify({ ...record, data: { ...record.data, ...change(record.data) } });
    const headers = { ...this.#headers, 'if-match': `"${record.revision}"` };
    const written = await fetch(this.#origin + path, { method: 'PUT', headers, body });
    if (!written.ok) throw new Error(`${path}/${id}: ${written.status} ${await written.text()}`);
    await written.arrayBuffer();
  }

  async product(id: number, number: number): Promise<Edit> {
    const name = `Magnésium modifié ${number}`;
    await this.#change<BodyOf<'product'>>('/product', id, ({ sizes, texts }) => ({
      sizes: sizes.map((size) => ({
        ...size,
        prices: { ...size.prices, be: 5 + (number % 900) / 100 },
        public_prices: {},
      })),
      texts: { ...texts, fr: { ...texts.fr, name } },
    }));
    return { path: `/product/${id}?${scope}`, shown: name };
  }

  async brand(id: number, number: number): Promise<Edit> {
    const title = `Marque ${number}`;
    await this.#change<BodyOf<'brand'>>('/brands', id, ({ texts }) => ({
      texts: { ...texts, fr: { ...texts.fr, title } },
    }));
    return { path: `/brands/${id}?${scope}`, shown: title };
  }

  /** Moves a category below another root, and renames it to make the move visible. */
  async category(id: number, number: number, roots: readonly string[]): Promise<Edit> {
    const title = `Catégorie ${number}`;
    await this.#change<BodyOf<'category'>>('/category', id, ({ texts }) => ({
      parent: roots[number % roots.length] ?? null,
      texts: { ...texts, fr: { ...texts.fr, title } },
    }));
    return { path: `/category?${scope}&depth=0`, shown: title };
  }
}

/** Milliseconds until an instance shows an edit. */
export async function untilShown(origin: string, { path, shown }: Edit): Promise<number> {
  const start = performance.now();
  for (;;) {
    const text = await (await fetch(origin + path)).text();
    if (text.includes(shown)) return performance.now() - start;
    if (performance.now() - start > 10_000) throw new Error(`${path} does not show "${shown}".`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
