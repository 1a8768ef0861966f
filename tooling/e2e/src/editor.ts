import type { MarketId } from '@veralune/routing';
import { z } from 'zod';
import { officeToken } from './office-token.ts';
import { apiOrigin } from './urls.ts';

const record = z.looseObject({
  key: z.string(),
  revision: z.int(),
  updated_at: z.iso.datetime(),
  data: z.looseObject({
    /** Texts by language; those of a locale, such as `it-ch`, take precedence. */
    texts: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
});
export type CatalogueRecord = z.infer<typeof record>;
const records = z.object({ items: z.array(record) });

const setting = z.looseObject({ revision: z.int(), data: z.looseObject({ value: z.string() }) });
const settings = z.object({ items: z.tuple([setting]) });

type Path = 'product' | 'brands' | 'category' | 'page' | 'thematics';

/** Reads and writes resources of the catalogue over HTTP. */
export class Editor {
  readonly #token: string;

  private constructor(token: string) {
    this.#token = token;
  }

  static async withToken(): Promise<Editor> {
    return new Editor(await officeToken());
  }

  async read(path: Path, key: string): Promise<CatalogueRecord> {
    const { items } = records.parse(await this.#call(`/${path}?key=${key}`));
    const found = items.find((item) => item.key === key);
    if (!found) throw new Error(`The API has no ${path} "${key}"`);
    return found;
  }

  /** Replaces a resource. @returns the stored resource with its new revision */
  async write(path: Path, { revision, ...rest }: CatalogueRecord): Promise<CatalogueRecord> {
    const init = { method: 'PUT', body: JSON.stringify(rest), headers: { 'if-match': `"${revision}"` } };
    return record.parse(await this.#call(`/${path}`, init));
  }

  /** Sets a setting of a market, such as `maintenance`. */
  async set(market: MarketId, code: string, value: string): Promise<void> {
    const { items } = settings.parse(await this.#call(`/setting?key=${market}:${code}`));
    const [{ revision, data, ...rest }] = items;
    const body = JSON.stringify({ ...rest, data: { ...data, value } });
    await this.#call('/setting', { method: 'PUT', body, headers: { 'if-match': `"${revision}"` } });
  }

  async #call(
    path: string,
    init: { method?: string; body?: string; headers?: { 'if-match': string } } = {},
  ): Promise<unknown> {
    const headers = { ...init.headers, authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    const answer = await fetch(apiOrigin + path, { ...init, headers });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body;
  }
}
