import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.strictObject({
  /** Fingerprint of the drawing code and its fonts. */
  renderer: z.string(),
  /** By name, the fingerprint of the data that the committed original was drawn from. */
  pictures: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof manifest>;

function pathIn(originalsDir: string): string {
  return join(originalsDir, 'drawn.json');
}

/** Fingerprints of the code and data from which the committed originals were drawn. */
export function readManifest(originalsDir: string): Manifest {
  return existsSync(pathIn(originalsDir))
    ? manifest.parse(JSON.parse(readFileSync(pathIn(originalsDir), 'utf8')))
    : { renderer: '', pictures: {} };
}

/** Writes the manifest, sorted by name. */
export function writeManifest(originalsDir: string, { renderer, pictures }: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(pathIn(originalsDir), `${JSON.stringify({ renderer, pictures: sorted }, null, 1)}\n`);
}
