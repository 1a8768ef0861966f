import type { NewsletterScreenProps } from '@veralune/ui/screens/newsletter/newsletter';
import type { PageContext } from '../../page-context.ts';

const promises = ['choice', 'confirm', 'leave'] as const;

export function newsletterProps({ t }: PageContext): Omit<NewsletterScreenProps, 'children'> {
  return {
    title: t('newsletter.title'),
    intro: t('newsletter.intro'),
    formTitle: t('newsletter.form.title'),
    promises: promises.map((promise) => ({
      title: t(`newsletter.promises.${promise}.title`),
      text: t(`newsletter.promises.${promise}.text`),
    })),
  };
}
