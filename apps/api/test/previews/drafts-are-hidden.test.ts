import {
  entityTypes,
  previewHeader,
  previewKinds,
  type PreviewAddress,
  type ResourceRecord,
} from '@veralune/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/http/openapi.ts';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import { kinds, type Kind } from '../../src/resources/kinds.ts';
import { scope, useApi } from '../support/api.ts';
import { inputOf } from '../support/copies.ts';
import { newEditor, type Editor } from '../support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

/** A word that no shipped text contains. */
const mark = 'zqxdraft';
const be = scope('fr-be');

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly security?: readonly object[];
}

const paths = openApiDocument()['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Every GET call that visitors can make, with the names of its query parameters. */
const publicGets = Object.entries(paths).flatMap(([path, { get }]) => {
  const isForEditors = get?.security?.every((scheme) => 'bearer' in scheme) ?? false;
  const query = get?.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? [];
  return get === undefined || isForEditors ? [] : [{ path, query }];
});

/** What a request must have, and filters of which each is tried alone. */
const required: Readonly<Record<string, readonly string[]>> = {
  '/search/suggest': [`text=${mark}`],
  '/cities': ['zipcode=1000'],
  '/redirection': [`urls=/${mark}`],
  '/quiz/result': ['answers=a1'],
  '/url/entity': entityTypes.map((type) => `entity_type=${type}&slug=${mark}`),
};
const filters: Readonly<Record<string, string>> = { text: mark, slugs: mark, theme: mark, need: mark, depth: '0' };
/** More than any list of the shipped catalogue. */
const wholeList = '100';

/** All addresses at which visitors could find a resource. */
function addressesOf(id: number): string[] {
  return publicGets.flatMap(({ path, query }) => {
    const address = path.replace('{id}', String(id));
    const size = query.filter((name) => /^per_?page$/i.test(name)).map((name) => `${name}=${wholeList}`);
    const own = query.flatMap((name) => (filters[name] === undefined ? [] : [`${name}=${filters[name]}`]));
    return (required[path] ?? ['', ...own]).map((each) => `${address}?${[be, each, ...size].join('&')}`);
  });
}

/** The marked word as an answer contains it; errors and suggestions repeat only what was typed. */
const shown = new RegExp(`${mark} |"${mark}-copy|/${mark}-target`, 'i');

/** Addresses with an answer that contains the mark. */
async function seenAt(id: number): Promise<string[]> {
  const search = api.request(`/search?${be}`, { method: 'POST', body: JSON.stringify({ text: mark, perPage: 100 }) });
  const answers = addressesOf(id).map(async (address) => [address, await (await api.request(address)).text()] as const);
  const all = [...(await Promise.all(answers)), ['/search', await (await search).text()] as const];
  return all.filter(([, text]) => shown.test(text)).map(([address]) => address);
}

/** A quiz of Belgium, made of another market's. */
function belgian(quiz: object): object {
  const words = JSON.stringify({ fr: `${mark} text`, nl: `${mark} text` });
  const text = JSON.stringify({ ...quiz, market: 'be' }).replaceAll(/"text":\{[^}]*\}/g, `"text":${words}`);
  return JSON.parse(text) as object;
}

/** A body in which every text starts with the mark, and is long enough for no limit. */
function marked(kind: Kind, data: unknown): object {
  const text = JSON.stringify(data)
    .replaceAll(/"(name|title|label|question|summary|tagline|description|body)":"[^"]*"/g, `"$1":"${mark} text"`)
    .replaceAll(/"slug":"[^"]*"/g, `"slug":"${mark}"`);
  const body = JSON.parse(text) as Record<string, unknown>;
  if (kind === 'product') return { ...body, promoted: true, order: -1 };
  if (kind === 'need' || kind === 'category') return { ...body, parent: null };
  if (kind === 'page') return { ...body, in_banner: true };
  if (kind === 'setting') return { ...body, value: `${mark} value` };
  if (kind === 'redirection') return { ...body, to: `/${mark}-target` };
  if (kind === 'media') return { ...body, alt: { fr: `${mark} alt` } };
  if (kind === 'synonyms') return { ...body, entries: [{ same: [mark, 'magnésium'] }] };
  if (kind === 'quiz') return belgian(body);
  return body;
}

/** The resources that are copied: those of Belgium, and of French. */
const sources: Readonly<Partial<Record<Kind, string>>> = {
  menu: 'be:menu_footer',
  setting: 'be:newsletter',
  redirection: 'be:/fr/printemps',
  synonyms: 'fr',
  page: 'advice-colours',
};

async function sourceOf(kind: Kind): Promise<ResourceRecord> {
  const key = sources[kind];
  if (key !== undefined) return admin.find(kind, key);
  const { body } = await admin.send('GET', `${resourcePaths[kind]}?perPage=1`);
  const [first] = (body as { items: ResourceRecord[] }).items;
  if (first === undefined) throw new Error(`There is no ${kind}`);
  return first;
}

/** A marked draft. A kind of which all possible resources exist gets a new draft in place of one. */
async function makeDraft(kind: Kind): Promise<ResourceRecord> {
  const source = await sourceOf(kind);
  const path = resourcePaths[kind];
  if (kind === 'menu' || kind === 'synonyms')
    await admin.send('DELETE', `${path}/${String(source.id)}`, { ifMatch: `"${String(source.revision)}"` });
  const body = { ...inputOf(source, kind, marked(kind, source.data)), status: 'draft' };
  const reply = await admin.send('POST', path, { body });
  expect([reply.status, reply.body]).toMatchObject([201, { status: 'draft' }]);
  return reply.body as ResourceRecord;
}

test('the addresses include every public call', () => {
  const tried = new Set(addressesOf(1).map((address) => address.split('?')[0]));
  expect(tried.size).toBe(publicGets.length);
  expect(publicGets.length).toBeGreaterThan(30);
});

describe('a draft is in no answer to visitors', () => {
  test.each(kinds)('%s', async (kind) => {
    const draft = await makeDraft(kind);
    expect(await seenAt(draft.id)).toEqual([]);
    if (kind !== 'synonyms') return;
    // Synonyms are not shown, but used by the search.
    expect((await api.ask('fr-be', 'products', { query: { text: mark } })).total).toBe(0);
  });

  test.each(previewKinds)('a draft of a %s is in the answers to the token of its preview', async (kind) => {
    const { body } = await admin.send('GET', `${resourcePaths[kind]}?status=draft&perPage=1`);
    const [draft] = (body as { items: ResourceRecord[] }).items;
    const id = draft?.id ?? 0;
    const address = await admin.send('POST', '/preview', { body: { kind, id, locale: 'fr-be' } });
    const { path } = address.body as PreviewAddress;
    const token = new URL(path, 'http://site').searchParams.get('token') ?? '';
    const answer = await api.request(`${resourcePaths[kind]}/${String(id)}?${be}`, {
      headers: { [previewHeader]: token },
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(shown)]);
  });
});
