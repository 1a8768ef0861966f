import { contactFields, requiredContactFields } from '@veralune/forms';
import { href } from '@veralune/routing';
import { antiSpamSetup } from '../anti-spam/anti-spam-setup.ts';
import type { PageContext } from '../page-context.ts';
import { contactChoices } from './choices.ts';
import type { ContactIslandProps } from './contact-island.tsx';
import { protectionNotice, withPrivacyLink } from './form-notices.ts';
import type { LinkedText } from './linked.tsx';
import { formTexts } from './form-texts.ts';

/** The props of the island, with the texts that have links as plain data. */
export interface ContactFormData extends Omit<ContactIslandProps, 'labels' | 'protection'> {
  readonly labels: Omit<ContactIslandProps['labels'], 'consent'>;
  readonly consent: LinkedText;
  readonly protection?: LinkedText | undefined;
}

type Labels = ContactFormData['labels'];

const labelled = contactFields.filter((field) => field !== 'gdpr');

function labelsOf({ t }: PageContext): Labels {
  return {
    fields: Object.fromEntries(labelled.map((field) => [field, t(`forms.fields.${field}`)])) as Labels['fields'],
    hints: {
      subject: t('forms.hints.subject'),
      message: t('forms.hints.message'),
      email: t('forms.hints.email'),
      phone: t('forms.hints.phone'),
      zipcode: t('forms.hints.zipcode'),
    },
    request: t('contact.form.request'),
    person: t('contact.form.person'),
    choose: t('forms.choose'),
    requiredNote: t('forms.required-note'),
    submit: t('contact.form.submit'),
  };
}

export function contactFormData(context: PageContext): ContactFormData {
  const { locale, t } = context;
  return {
    setup: {
      form: 'contact',
      locale,
      texts: formTexts(t('routes.contact.title'), context),
      antiSpam: antiSpamSetup('contact'),
    },
    confirmation: href('contact-confirmation', {}, locale),
    options: contactChoices(context),
    required: requiredContactFields,
    labels: labelsOf(context),
    consent: withPrivacyLink(t('contact.form.consent'), context),
    protection: protectionNotice(context),
    trap: t('forms.trap'),
  };
}
