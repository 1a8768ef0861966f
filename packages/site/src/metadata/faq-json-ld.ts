import type { Faq, RichText } from '@veralune/api-client/contract';

/** A text without its form, for places that take a plain string. */
const plainText = (text: RichText): string =>
  text.map((block) => (block.kind === 'list' ? block.items.join(', ') : block.text)).join(' ');

/** schema.org `FAQPage`. */
export const faqJsonLd = (faqs: readonly Faq[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
