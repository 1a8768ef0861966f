/**
 * Makes the leaflets of the products that name one, from the products' own texts.
 *
 * node tooling/leaflets/src/main.ts
 */
import { generate, writeLeaflets } from './generate.ts';

const generated = await generate();
writeLeaflets(generated);
const kilobytes = Math.round(generated.leaflets.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1_000);
process.stdout.write(`${String(generated.leaflets.length)} leaflets, ${String(kilobytes)} kB.\n`);
