import type { Locale, MarketId } from '@veralune/routing';
import { z } from 'zod';
import { officeToken } from './office-token.ts';
import { apiOrigin } from './urls.ts';

const record = z.looseObject({
  id: z.int(),
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

const previewAddress = z.object({ path: z.string() });

/** The kind of the resources at each path whose pages can be previewed. */
const kinds = { product: 'product', brands: 'brand', need: 'need', page: 'page' } as const;
export type PreviewedPath = keyof typeof kinds;

type Path = 'product' | 'brands' | 'category' | 'need' | 'page' | 'thematics';

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

  /** Creates a draft with another key and other texts. */
  async createDraft(path: Path, key: string, data: CatalogueRecord['data']): Promise<CatalogueRecord> {
    const body = JSON.stringify({ key, status: 'draft', data });
    return record.parse(await this.#call(`/${path}`, { method: 'POST', body }));
  }

  async remove(path: Path, { id, revision }: CatalogueRecord): Promise<void> {
    await this.#call(`/${path}/${id}`, { method: 'DELETE', headers: { 'if-match': `"${revision}"` } });
  }

  /** The path on the site at which a draft can be seen, with its token. */
  async previewPath(path: PreviewedPath, { id }: CatalogueRecord, locale: Locale): Promise<string> {
    const body = JSON.stringify({ kind: kinds[path], id, locale });
    return previewAddress.parse(await this.#call('/preview', { method: 'POST', body })).path;
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
    const body: unknown = answer.status === 204 ? null : await answer.json();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body;
  }
}
