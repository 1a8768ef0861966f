import type { Faq } from '@veralune/api-client/contract';
import { richTextOf } from '../content/rich-text.ts';

interface Written {
  readonly question: string;
  readonly answer: string;
}

/** An owner has at most this many questions; so the ids of two owners never meet. */
const mostFaqs = 100;

export const faqsOf = (ownerId: number, written: readonly Written[]): Faq[] =>
  written.map(({ question, answer }, index) => ({
    id: ownerId * mostFaqs + index + 1,
    question,
    answer: richTextOf(answer),
  }));
