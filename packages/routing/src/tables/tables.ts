import type { Locale } from '../registry.ts';
import { deCh } from './de-ch.ts';
import { deDe } from './de-de.ts';
import { esEs } from './es-es.ts';
import { frBe } from './fr-be.ts';
import { frCh } from './fr-ch.ts';
import { itCh } from './it-ch.ts';
import { itIt } from './it-it.ts';
import { nlBe } from './nl-be.ts';
import type { RouteTable } from './table.ts';

export const tables: Readonly<Record<Locale, RouteTable>> = {
  'fr-be': frBe,
  'nl-be': nlBe,
  'fr-ch': frCh,
  'de-ch': deCh,
  'it-ch': itCh,
  'es-es': esEs,
  'de-de': deDe,
  'it-it': itIt,
};
