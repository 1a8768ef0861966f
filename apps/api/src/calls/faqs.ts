import type { Faq } from '@veralune/api-client/contract';
import type { FaqRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import type { Handlers, RequestContext } from './handler.ts';

type FaqContext = Pick<RequestContext<'faqs'>, 'view' | 'catalogue' | 'longTexts'>;

async function withTexts({ view, longTexts }: FaqContext, rows: readonly FaqRow[]): Promise<Faq[]> {
  const texts = await longTexts.of('faq', view.locale, rows);
  return rows.map(({ id }, index) => {
    const { question = '', answer = '' } = texts[index] ?? {};
    return { id, question, answer: richTextOf(answer) };
  });
}

/** The questions and answers of an owner that the shop shows. */
export function faqsOf(context: FaqContext, owner: NonNullable<FaqRow['owner']>): Promise<Faq[]> {
  return withTexts(context, context.catalogue.shared.faqs.of(owner, context.view.shop.shopId));
}

export const faqHandlers: Handlers<'faqs'> = {
  faqs: async (context) => {
    const rows = context.catalogue.shared.faqs.of(null, context.view.shop.shopId);
    const faqs = await withTexts(context, rows);
    return faqs.flatMap((faq, index) => {
      const group = rows[index]?.group ?? null;
      return group === null ? [] : { ...faq, group };
    });
  },
};
