import type { Faq, RichText } from '@veralune/api-client/contract';

type Question = Pick<Faq, 'question' | 'answer'>;

/** Splits a text at its headings; text before the first heading has an empty question. */
function parts(body: RichText): Question[] {
  const found: { question: string; answer: RichText }[] = [];
  for (const block of body) {
    if (block.kind === 'heading') found.push({ question: block.text, answer: [] });
    else if (found.length === 0) found.push({ question: '', answer: [block] });
    else found.at(-1)?.answer.push(block);
  }
  return found;
}

/** The questions of a text in which every heading is a question with an answer; empty for any other text. */
export function questionsOf(body: RichText): Question[] {
  const all = parts(body);
  return all.every(({ question, answer }) => question.endsWith('?') && answer.length > 0) ? all : [];
}
