import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentation } from '../scripts/documentation.ts';

it('docs/tracking.md is up to date (`node packages/tracking/scripts/generate.ts` writes it)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/tracking.md'), 'utf8')).toBe(documentation());
});
