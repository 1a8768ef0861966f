import type { ConfirmationScreenProps } from '@veralune/ui/screens/confirmation/confirmation';
import { continueLinks } from '../../mappers/continue-links.ts';
import type { PageContext } from '../../page-context.ts';
import { withdrawalSteps } from '../withdrawal/props.ts';

export function withdrawalConfirmationProps(context: PageContext): ConfirmationScreenProps {
  const { t } = context;
  const [, ...next] = withdrawalSteps(context);
  return {
    title: t('withdrawal-confirmation.title'),
    text: t('withdrawal-confirmation.text'),
    seed: 'withdrawal-confirmation',
    next: { title: t('withdrawal.steps.title'), steps: next },
    links: continueLinks(context),
  };
}
