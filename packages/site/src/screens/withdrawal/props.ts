import type { WithdrawalScreenProps } from '@veralune/ui/screens/withdrawal/withdrawal';
import { screenLink } from '../../mappers/screen-links.ts';
import type { PageContext } from '../../page-context.ts';

const steps = ['tell', 'return', 'refund'] as const;

/** The steps of a withdrawal. Source: 2-routes-redirects-commerce.md §9 "Withdrawal right". */
export function withdrawalSteps({ t }: PageContext) {
  return steps.map((step) => ({
    title: t(`withdrawal.steps.${step}.title`),
    text: t(`withdrawal.steps.${step}.text`),
  }));
}

export function withdrawalProps(context: PageContext): Omit<WithdrawalScreenProps, 'children'> {
  const { t } = context;
  const contact = screenLink('contact', context);
  return {
    title: t('routes.withdrawal.title'),
    intro: t('withdrawal.intro'),
    steps: { title: t('withdrawal.steps.title'), items: withdrawalSteps(context) },
    terms: contact && { ...contact, label: t('withdrawal.contact') },
  };
}
