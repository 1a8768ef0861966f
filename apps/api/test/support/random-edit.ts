import { marketIds } from '@veralune/routing';
import { resources } from '../../src/db/schema.ts';
import type { Database } from '../../src/db/database.ts';
import type { ResourceRecord } from '@veralune/api-client/contract';
import type { BodyOf } from '../../src/resources/bodies.ts';
import { isFileKind, kinds, type Kind } from '../../src/resources/kinds.ts';
import type { Edited, Editor, Reply } from './editor.ts';
import { changedBody, type Body, type Draw } from './random-changes.ts';

const hourMs = 3_600_000;

/** A random status, or a random `publish_from` or `publish_to` within five hours of `now`. */
function publication({ random }: Draw, now: number): Edited {
  const instant = (): string => new Date(now + random.int(-5, 5) * hourMs + hourMs / 2).toISOString();
  const always = { publish_from: null, publish_to: null };
  if (random.chance(0.5)) return { ...always, status: random.pick(['draft', 'published']) };
  return { ...always, status: 'published', [random.pick(['publish_from', 'publish_to'])]: instant() };
}

function letters(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** Above every id of the shipped content. */
const highestId = 100_000;

/** A copy of a record with a new key and new slugs. Ids count down, so their order differs from the order of creation. */
function copyOf(kind: Kind, { data }: ResourceRecord, { count }: Draw): Edited {
  const number = String(count);
  const text = JSON.stringify(data)
    .replaceAll(/"slug":"([^"]{1,80})[^"]*"/g, `"slug":"$1-${number}"`)
    .replace(/"from":"\/[^"]*"/, `"from":"/renamed/${number}"`)
    .replace(/"code":"[a-z_]+","value"/, `"code":"renamed_${letters(count)}","value"`);
  return {
    id: highestId - count,
    ...(isFileKind(kind) && { key: `copy-${number}` }),
    data: JSON.parse(text) as unknown,
  };
}

/** A random offer of a market for a product. */
function offerOf({ key, data }: ResourceRecord, { random }: Draw): object {
  return {
    product: key,
    market: random.pick(marketIds),
    sizes: (data as BodyOf<'product'>).sizes.map(() =>
      random.chance(0.2) ? null : { price: random.int(100, 3_000) / 100, in_stock: random.chance(0.8) },
    ),
  };
}

type Edit = (editor: Editor, kind: Kind, record: ResourceRecord, draw: Draw, now: number) => Promise<Reply>;

const change: Edit = (editor, kind, record, draw) =>
  editor.replace(kind, record, { data: changedBody(kind, record.data as Body, draw) });
const publish: Edit = (editor, kind, record, draw, now) => editor.replace(kind, record, publication(draw, now));
const create: Edit = (editor, kind, record, draw) => editor.create(kind, copyOf(kind, record, draw));
const remove: Edit = (editor, kind, record) => editor.remove(kind, record);
const undo: Edit = (editor, kind, { id }) => editor.undo(kind, id);
const offer: Edit = (editor, _, record, draw) =>
  editor.send('PUT', '/offer', { body: offerOf(record, draw), ifMatch: `"${String(record.revision)}"` });

const edits = [change, change, change, publish, create, create, remove, undo] as const;
const productEdits = [...edits, offer] as const;

/** Kinds to edit; some occur several times, so that they are edited more often. */
const weightedKinds: readonly Kind[] = [...kinds, 'product', 'product', 'product', 'product', 'page', 'brand', 'need'];

/** Makes random edits. */
export class RandomEditor {
  readonly #db: Database;
  readonly #editor: Editor;
  readonly #random: Draw['random'];
  readonly #deleted: { readonly kind: Kind; readonly id: number }[] = [];
  #count = 0;

  constructor(db: Database, editor: Editor, random: Draw['random']) {
    this.#db = db;
    this.#editor = editor;
    this.#random = random;
  }

  /** @param now random publication dates are near this instant; milliseconds since 1970 */
  async edit(now: number): Promise<Reply> {
    this.#count += 1;
    return this.#deleted.length > 0 && this.#random.chance(0.08) ? this.#undoDeletion() : this.#editOne(now);
  }

  #undoDeletion(): Promise<Reply> {
    const { kind, id } = this.#random.pick(this.#deleted);
    return this.#editor.undo(kind, id);
  }

  async #editOne(now: number): Promise<Reply> {
    const known = await this.#db.select({ kind: resources.kind, id: resources.id, key: resources.key }).from(resources);
    const byKind = Map.groupBy(known, ({ kind }) => kind);
    const kind = this.#random.pick(weightedKinds.filter((each) => byKind.has(each)));
    const { id } = this.#random.pick(byKind.get(kind) ?? []);
    const record = await this.#editor.read(kind, id);
    if (record === null) throw new Error(`${kind} ${String(id)} can't be read`);
    const keys = (of: Kind): string[] => (byKind.get(of) ?? []).map(({ key }) => key);
    const edit = this.#random.pick(kind === 'product' ? productEdits : edits);
    const response = await edit(this.#editor, kind, record, { random: this.#random, keys, count: this.#count }, now);
    if (edit === remove && response.ok) this.#deleted.push({ kind, id });
    return response;
  }
}
