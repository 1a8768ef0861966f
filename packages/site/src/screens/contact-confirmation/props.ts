import type { ConfirmationScreenProps } from '@veralune/ui/screens/confirmation/confirmation';
import { continueLinks } from '../../mappers/continue-links.ts';
import type { PageContext } from '../../page-context.ts';

export function contactConfirmationProps(context: PageContext): ConfirmationScreenProps {
  const { t } = context;
  return {
    title: t('contact-confirmation.title'),
    text: t('contact-confirmation.text'),
    seed: 'contact-confirmation',
    next: {
      title: t('contact-confirmation.next'),
      steps: (['read', 'answer'] as const).map((step) => ({
        title: t(`contact-confirmation.${step}.title`),
        text: t(`contact-confirmation.${step}.text`),
      })),
    },
    links: continueLinks(context),
  };
}
