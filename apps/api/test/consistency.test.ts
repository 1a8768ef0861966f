import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@veralune/api-client/contract';
import { expect, test } from 'vitest';
import type { BodyOf } from '../src/resources/bodies.ts';
import { scope, useApi } from './support/api.ts';
import { newEditor, type Editor } from './support/editor.ts';

const api = useApi('shipped', Date.now);
const id = 101;
const writes = 30;
const inFlight = 20;
const readPauseMs = 15;
const path = `/product/${String(id)}?${scope('fr-be')}`;

/** Writes the same number into the price, the name and the description of a product, in one change. */
async function writeNumber(editor: Editor, number: number): Promise<void> {
  const record = await editor.read('product', id);
  if (record === null) throw new Error('The product does not exist');
  const data = record.data as BodyOf<'product'>;
  const [size, fr] = [data.sizes[0], data.texts.fr];
  const sizes = [{ ...size, prices: { be: 10 + number / 100 }, public_prices: {}, out_of_stock: [] }];
  const { 'fr-be': _, ...languages } = data.texts;
  const one = Object.fromEntries(Object.entries(languages).map(([name, words]) => [name, { ...words, sizes: ['30'] }]));
  const texts = {
    ...one,
    fr: { ...fr, sizes: ['30'], name: `Name ${String(number)}`, description: `Text ${String(number)}` },
  };
  const { ok, status, body } = await editor.replace('product', record, { data: { ...data, sizes, texts } });
  if (!ok) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
}

/** The numbers in the price, the size, the name and the description of an answer. */
function numbersIn(product: Product): number[] {
  const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100) - 1_000;
  const [paragraph] = product.description;
  const text = paragraph?.kind === 'paragraph' ? paragraph.text : '';
  return [
    cents(product.price.amount),
    cents(product.packaging_sizes[0]?.price.amount),
    Number(product.name.split(' ')[1]),
    Number(text.split(' ')[1]),
  ];
}

test(
  'readers see one consistent version during writes, and an ETag identifies one body',
  { timeout: 60_000 },
  async () => {
    const editor = await newEditor(api);
    await writeNumber(editor, 0);
    let written = 0;
    const write = async (): Promise<void> => {
      for (; written < writes; written += 1) await writeNumber(editor, written + 1);
    };

    const bodies = new Map<string, string>();
    const faults: string[] = [];
    const statuses = new Set<number>();
    const readOnce = async (known: string): Promise<string> => {
      const headers = { 'accept-encoding': 'identity', ...(known !== '' && { 'if-none-match': known }) };
      const atLeast = written;
      const response = await api.request(path, { headers });
      const body = await response.text();
      const etag = response.headers.get('etag') ?? '';
      statuses.add(response.status);
      if (response.status === 304) return etag;
      const numbers = numbersIn(JSON.parse(body) as Product);
      if (new Set(numbers).size > 1) faults.push(`several versions: ${numbers.join(', ')}`);
      if ((numbers[0] ?? 0) < atLeast) faults.push(`${String(numbers[0])} after ${String(atLeast)} was acknowledged`);
      if ((bodies.get(etag) ?? body) !== body) faults.push(`${etag} names two bodies`);
      bodies.set(etag, body);
      return etag;
    };
    const read = async (): Promise<void> => {
      let etags = Array.from({ length: inFlight }, () => '');
      while (written < writes) {
        etags = await Promise.all(etags.map(readOnce));
        // Readers and API share a process in this test: without a pause the writer would be too slow.
        await pause(readPauseMs);
      }
    };

    await Promise.all([write(), read()]);
    expect(faults.slice(0, 5)).toEqual([]);
    expect([...statuses].filter((status) => status !== 200 && status !== 304)).toEqual([]);
    expect(bodies.size).toBeGreaterThan(2);
    const last = await readOnce('');
    expect(await readOnce(last)).toBe(last);
    expect(statuses).toContain(304);
  },
);
