import type { ConfirmationScreenProps } from '@veralune/ui/screens/confirmation/confirmation';
import { continueLinks } from '../../mappers/continue-links.ts';
import type { PageContext } from '../../page-context.ts';

export function newsletterConfirmationProps(context: PageContext): ConfirmationScreenProps {
  const { t } = context;
  return {
    title: t('newsletter-confirmation.title'),
    text: t('newsletter-confirmation.text'),
    seed: 'newsletter-confirmation',
    next: {
      title: t('newsletter-confirmation.next'),
      steps: (['mail', 'link'] as const).map((step) => ({
        title: t(`newsletter-confirmation.${step}.title`),
        text: t(`newsletter-confirmation.${step}.text`),
      })),
    },
    links: continueLinks(context),
  };
}
