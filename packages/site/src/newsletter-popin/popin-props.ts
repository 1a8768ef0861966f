import type { PageContext } from '../page-context.ts';
import type { PopinIslandProps } from './popin-island.tsx';

export function popinProps({ locale, t }: PageContext): PopinIslandProps {
  return {
    locale,
    title: t('newsletter.title'),
    text: t('newsletter.intro'),
    labels: {
      button: t('newsletter-popin.button'),
      close: t('newsletter-popin.close'),
      opened: t('newsletter-popin.opened'),
    },
    form: {
      loading: t('newsletter-popin.loading'),
      failed: t('newsletter-popin.failed'),
      sentTitle: t('newsletter-confirmation.title'),
      sentText: t('newsletter-confirmation.text'),
    },
  };
}
