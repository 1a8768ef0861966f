import { languageOf, locales } from '@veralune/routing';
import { fileCheck } from '../file-check.ts';
import type { Content } from '../folders.ts';
import type { Problem } from '../problem.ts';
import type { Sources } from '../source-file.ts';
import { lineAt, textFieldsOf } from '../text-fields.ts';
import { textsOf } from '../texts.ts';
import { writtenAt } from '../written-at.ts';
import { ClaimFinder } from './claim-finder.ts';
import { readClaimRules, type ClaimRules } from './claim-rules.ts';
import { foldedText, sentencesOf } from './folded-text.ts';

/** Folders whose texts speak about products. */
const folders = ['products', 'needs', 'brands', 'categories', 'themes', 'pages', 'faqs'] as const;

function isFirst(seen: Set<string>, key: string): boolean {
  const { size } = seen;
  return seen.add(key).size > size;
}

/**
 * A sentence that says what a nutrient, an ingredient or a product does for the body has an authorised wording.
 * Source: Regulations (EC) 1924/2006 and (EU) 432/2012; docs/decisions/0025-health-claims.md.
 */
export function checkClaims(
  content: Content,
  sources: Sources,
  rules: ClaimRules = readClaimRules(),
): readonly Problem[] {
  const finder = new ClaimFinder(content, rules);
  const problems: Problem[] = [];
  // Most texts, and most sentences of the others, are the same in all countries of a language.
  const seenTexts = new Set<string>();
  const seenSentences = new Set<string>();
  for (const folder of folders) {
    for (const [key, { texts }] of content[folder]) {
      const check = fileCheck(content, sources, problems, `${folder}/${key}.yaml`);
      for (const locale of locales) {
        const language = languageOf(locale);
        for (const field of textFieldsOf(textsOf<object>(texts, locale))) {
          const place = `${folder}/${key} ${language} ${field.path.join('.')}`;
          if (!isFirst(seenTexts, `${place} ${field.text}`)) continue;
          for (const { text, index } of sentencesOf(field.text)) {
            if (!isFirst(seenSentences, `${place} ${foldedText(text)}`)) continue;
            const claim = finder.unauthorisedIn(text, language);
            if (claim === undefined) continue;
            check.report(
              writtenAt(texts, locale, field.path),
              `"${text}" says “${claim.verb}” of ${claim.nutrients.join(', ')} without an authorised wording: use one of content-rules/claims.yaml, or add the sentence to claim-exceptions.yaml with the reason`,
              lineAt(field.text, index),
            );
          }
        }
      }
    }
  }
  return problems;
}
