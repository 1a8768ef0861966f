// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.
import type { Locale } from '@veralune/routing';
import { catalogue as deCh } from './de-ch.ts';
import { catalogue as deDe } from './de-de.ts';
import { catalogue as esEs } from './es-es.ts';
import { catalogue as frBe } from './fr-be.ts';
import { catalogue as frCh } from './fr-ch.ts';
import { catalogue as itCh } from './it-ch.ts';
import { catalogue as itIt } from './it-it.ts';
import { catalogue as nlBe } from './nl-be.ts';
import type { Catalogue } from './message-arguments.ts';

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  'fr-be': frBe,
  'nl-be': nlBe,
  'fr-ch': frCh,
  'de-ch': deCh,
  'it-ch': itCh,
  'es-es': esEs,
  'de-de': deDe,
  'it-it': itIt,
};
