import { describe, expect, test } from 'vitest';
import { LiveCatalogue } from '../src/catalogue/live-catalogue.ts';
import { randomFrom } from '../src/import/random.ts';
import { answersOf, differences, publicPaths } from './support/answers-of.ts';
import { useApi } from './support/api.ts';
import { newEditor } from './support/editor.ts';
import { RandomEditor } from './support/random-edit.ts';

const hourMs = 3_600_000;
// Later than the seed, because the clock of the catalogue cannot go back.
const clock = { now: Date.now() + hourMs };
/** Seeds for the random edits. `PROJECTION_SEEDS=1,2,3` overrides them. */
const seeds = (process.env['PROJECTION_SEEDS'] ?? '1').split(',').map(Number);
const rounds = 3;
const editsPerRound = 30;

describe.each(seeds)('after random edits with seed %i', (seed) => {
  const api = useApi('shipped', () => clock.now);

  test(
    'every answer is that of a catalogue loaded afresh, and an old version keeps its answers',
    { timeout: 120_000 },
    async () => {
      const { db } = api.database();
      const writer = new RandomEditor(db, await newEditor(api), randomFrom(seed));
      const statuses: number[] = [];
      let last = { catalogue: api.catalogue().current, answers: new Map<string, string>(), now: clock.now };
      for (let round = 0; round < rounds; round += 1) {
        for (let count = 0; count < editsPerRound; count += 1) {
          const { status, body } = await writer.edit(clock.now);
          expect(status, JSON.stringify(body)).toBeLessThan(500);
          statuses.push(status);
        }
        const again = await answersOf(db, last.catalogue, { paths: [...last.answers.keys()], now: last.now });
        expect(differences(last.answers, again)).toEqual([]);

        clock.now += hourMs;
        await api.catalogue().refresh();
        const followed = api.catalogue().current;
        const fresh = await LiveCatalogue.load(db, () => clock.now);
        fresh.close();
        const options = { paths: publicPaths(followed, round), now: clock.now };
        const answers = await answersOf(db, followed, options);
        expect(differences(await answersOf(db, fresh.current, options), answers)).toEqual([]);
        expect([...answers.values()].filter((answer) => answer.startsWith('5'))).toEqual([]);
        last = { catalogue: followed, answers, now: clock.now };
      }
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(statuses.length / 2);
    },
  );
});
