import type { Faq, RichText } from '@veralune/api-client/contract';

/** A text without its form, for places that take a plain string. */
function plainText(text: RichText): string {
  return text.map((block) => (block.kind === 'list' ? block.items.join(', ') : block.text)).join(' ');
}

/** schema.org `FAQPage`. */
export function faqJsonLd(faqs: readonly Faq[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
