import { contactFields, requiredContactFields } from '@veralune/forms';
import { href } from '@veralune/routing';
import type { ContactFieldsLabels, ContactFieldsProps } from '@veralune/ui/components/contact-form/contact-fields';
import type { FormContentProps } from '@veralune/ui/components/form/form-content';
import { antiSpamSetup } from '../anti-spam/anti-spam-setup.ts';
import type { PageContext } from '../page-context.ts';
import { contactChoices } from './choices.ts';
import type { FormIslandProps } from './form-island.tsx';
import { protectionNotice, withPrivacyLink } from './form-notices.ts';
import { formTexts } from './form-texts.ts';
import type { LinkedText } from './linked.tsx';

type Labels = Omit<ContactFieldsLabels, 'consent'>;

/** The contact form, with the texts that have links as plain data. */
export interface ContactFormData {
  readonly form: Pick<FormIslandProps, 'setup' | 'confirmation' | 'labels'>;
  readonly content: Pick<FormContentProps, 'hidden' | 'trap'>;
  readonly fields: Omit<ContactFieldsProps, 'labels'> & { readonly labels: Labels };
  readonly consent: LinkedText;
  readonly protection?: LinkedText | undefined;
}

const labelled = contactFields.filter((field) => field !== 'gdpr');

/** Of the `datalist` that `open-form.ts` adds. */
const cityList = 'contact-cities';

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
  };
}

export function contactFormData(context: PageContext): ContactFormData {
  const { locale, t } = context;
  const options = contactChoices(context);
  return {
    form: {
      setup: {
        form: 'contact',
        locale,
        texts: formTexts(t('routes.contact.title'), context),
        antiSpam: antiSpamSetup('contact'),
      },
      confirmation: href('contact-confirmation', {}, locale),
      labels: { requiredNote: t('forms.required-note'), submit: t('contact.form.submit') },
    },
    content: { hidden: { locale }, trap: t('forms.trap') },
    fields: {
      options,
      country: options.country[0]?.value,
      required: requiredContactFields,
      labels: labelsOf(context),
      cityList,
    },
    consent: withPrivacyLink(t('contact.form.consent'), context),
    protection: protectionNotice(context),
  };
}
