import type { HelpFaq } from '@veralune/api-client/contract';
import type { FaqScreenProps } from '@veralune/ui/screens/faq/faq';
import { screenLink } from '../../mappers/screen-links.ts';
import type { PageContext } from '../../page-context.ts';

/** The groups in the order of their first questions. */
function groupsOf(faqs: readonly HelpFaq[], { t }: PageContext): FaqScreenProps['groups'] {
  return [...Map.groupBy(faqs, ({ group }) => group)].map(([group, ofGroup]) => ({
    id: group,
    title: t(`faq.groups.${group}`),
    faqs: ofGroup.map(({ id, question, answer }) => ({ id, question, answer })),
  }));
}

export function faqProps(faqs: readonly HelpFaq[], context: PageContext): FaqScreenProps {
  const { t } = context;
  return {
    title: t('routes.faq.title'),
    intro: t('faq.intro'),
    groups: groupsOf(faqs, context),
    callOut: {
      title: t('product-questions.more.title'),
      text: t('faq.more.text'),
      link: screenLink('contact', context),
    },
    labels: { onThisPage: t('faq.on-this-page') },
  };
}
