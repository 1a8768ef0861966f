import type { Faq, RichText } from '@veralune/api-client/contract';
import type { FAQPageLeaf, WithContext } from 'schema-dts';

/** Rich text without its formatting. */
function plainText(text: RichText): string {
  return text.map((block) => (block.kind === 'list' ? block.items.join(', ') : block.text)).join(' ');
}

/** schema.org `FAQPage`. */
export function faqJsonLd(faqs: readonly Pick<Faq, 'question' | 'answer'>[]): WithContext<FAQPageLeaf> {
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
