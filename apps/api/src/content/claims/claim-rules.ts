import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@veralune/routing';
import { parse } from 'yaml';
import { z } from 'zod';
import { key } from '../schema-parts.ts';

const texts = z.array(z.string().min(1)).min(1);
const byLanguage = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, texts])) as Record<Language, typeof texts>,
);

const claimsFile = z.strictObject({
  /** Names of nutrients and ingredients besides the labels of the catalogue. */
  names: z.record(key, byLanguage),
  claims: z.array(
    z.strictObject({
      claim: z.string(),
      /** The nutrients and ingredients that have the effect. */
      nutrients: z.array(key).min(1),
      /** What the law asks for beside the wording; for people. */
      condition: z.string().optional(),
      /** The effect without the nutrient and the verb. `…` stands for up to 80 characters. */
      wording: byLanguage,
    }),
  ),
});

const exceptionsFile = z.array(
  z.strictObject({
    language: z.enum(languages),
    /** The beginning of the sentence, exactly. */
    begins: z.string().min(10),
    reason: z.string(),
  }),
);

/** What the law allows to say about nutrients, and sentences that only look like a claim. */
export interface ClaimRules extends z.infer<typeof claimsFile> {
  readonly exceptions: z.infer<typeof exceptionsFile>;
}

const folder = join(import.meta.dirname, '../../../content-rules');

function read(file: string): unknown {
  return parse(readFileSync(join(folder, file), 'utf8'));
}

/** Reads `content-rules/`. The rules belong to the code: another content folder has the same law. */
export function readClaimRules(): ClaimRules {
  return {
    ...claimsFile.parse(read('claims.yaml')),
    exceptions: exceptionsFile.parse(read('claim-exceptions.yaml')),
  };
}
