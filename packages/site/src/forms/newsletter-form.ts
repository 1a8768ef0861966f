import type { NewsletterFormProps } from '@veralune/ui/components/newsletter-form/newsletter-form';
import type { PageContext } from '../page-context.ts';
import { antiSpamSetup } from '../anti-spam/anti-spam-setup.ts';
import { newsletterChoices } from './choices.ts';
import { protectionNotice, withPrivacyLink } from './form-notices.ts';
import type { FormSetup } from './form-setup.ts';
import { formTexts } from './form-texts.ts';
import type { LinkedText } from './linked.tsx';

/** The form of the newsletter page and of the pop-in; plain data, because the pop-in loads it as JSON. */
export interface NewsletterFormData extends Pick<
  NewsletterFormProps,
  'civilities' | 'origins' | 'information' | 'labels' | 'trap'
> {
  readonly setup: FormSetup;
  readonly consent: LinkedText;
  readonly protection?: LinkedText | undefined;
}

export function newsletterFormData(context: PageContext): NewsletterFormData {
  const { locale, t } = context;
  return {
    setup: {
      form: 'newsletter',
      locale,
      texts: formTexts(t('routes.newsletter.title'), context),
      antiSpam: antiSpamSetup('newsletter'),
    },
    ...newsletterChoices(context),
    labels: {
      email: t('forms.fields.email'),
      emailHint: t('forms.hints.confirmation'),
      city: t('forms.fields.city'),
      civility: t('forms.fields.civility'),
      origin: t('forms.fields.origin'),
      information: t('forms.fields.information'),
      choose: t('forms.choose'),
      requiredNote: t('forms.required-note'),
      submit: t('newsletter.form.submit'),
    },
    consent: withPrivacyLink(t('newsletter.form.consent'), context),
    protection: protectionNotice(context),
    trap: t('forms.trap'),
  };
}
