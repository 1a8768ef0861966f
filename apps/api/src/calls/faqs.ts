import type { Faq } from '@veralune/api-client/contract';
import type { FaqRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import type { Scene } from './handler.ts';

/** The questions of an owner that the shop shows. */
export async function faqsOf(
  { view, catalogue, longTexts }: Pick<Scene<'product'>, 'view' | 'catalogue' | 'longTexts'>,
  owner: FaqRow['owner'],
): Promise<Faq[]> {
  const rows = catalogue.kept.faqs.of(owner, view.shop.shopId);
  const texts = await longTexts.of('faq', view.locale, rows);
  return rows.map(({ id }, index) => {
    const { question = '', answer = '' } = texts[index] ?? {};
    return { id, question, answer: richTextOf(answer) };
  });
}
