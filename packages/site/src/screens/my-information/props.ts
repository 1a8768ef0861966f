import { contactOptions } from '@veralune/forms';
import type { Customer } from '@veralune/api-client/contract';
import { hasRoute } from '@veralune/routing';
import type { FormField } from '@veralune/ui/components/form-fields/form-fields';
import { accountNav } from '../../account/account-layout.ts';
import { postInformation } from '../../account/account-actions.ts';
import {
  countryField,
  mobileField,
  nameFields,
  phoneField,
  placeFields,
  textField,
} from '../../account/form-fields.ts';
import { noticeIn } from '../../account/notices.ts';
import { formTitles } from '../../account/personal-metadata.ts';
import type { Query } from '../../account/query.ts';
import type { PageContext } from '../../page-context.ts';

export interface Province {
  readonly code: string;
  readonly label: string;
}

/** `03` → `3` */
function partOf(text: string): string {
  return text.replace(/^0+/, '');
}

/** @param customer whose birthday is `1984-03-27`, or empty */
function birthday(customer: Customer, { t }: PageContext): FormField {
  const [year = '', month = '', day = ''] = customer.birthday.split('-');
  return {
    kind: 'date',
    id: 'birthday',
    name: 'birthday',
    label: t('account.fields.birthday'),
    hint: t('account.hints.birthday'),
    birthday: true,
    labels: { day: t('forms.date.day'), month: t('forms.date.month'), year: t('forms.date.year') },
    defaultValue: { day: partOf(day), month: partOf(month), year: partOf(year) },
  };
}

function origin({ origin: chosen }: Customer, { market, t }: PageContext): FormField {
  return {
    kind: 'select',
    id: 'origin',
    name: 'origin',
    label: t('forms.fields.origin'),
    placeholder: t('forms.choose'),
    options: contactOptions(market.id).origin.map((code) => ({
      value: code,
      label: t(`forms.options.origin.${code}`),
    })),
    defaultValue: chosen,
  };
}

function province({ provincial }: Customer, provinces: readonly Province[], { t }: PageContext): FormField[] {
  if (provinces.length === 0) return [];
  return [
    {
      kind: 'select',
      id: 'provincial',
      name: 'provincial',
      label: t('account.fields.provincial'),
      placeholder: t('forms.choose'),
      options: provinces.map(({ code, label }) => ({ value: code, label })),
      defaultValue: provincial,
    },
  ];
}

/** The personal information. The number of a French company is asked for where French law applies. */
export function informationProps(
  customer: Customer,
  provinces: readonly Province[],
  query: Query,
  context: PageContext,
) {
  const { locale, t } = context;
  const options = { initial: customer };
  return {
    title: t('routes.my-information.title'),
    titles: formTitles(t('routes.my-information.title'), locale),
    intro: t(hasRoute('my-orders', locale) ? 'my-information.intro' : 'my-information.intro-not-sold'),
    nav: accountNav('my-information', context),
    message: noticeIn(query, context),
    form: {
      action: postInformation.bind(null, locale),
      submit: t('account.save'),
      requiredNote: t('forms.required-note'),
      fields: [
        ...nameFields(context, options),
        birthday(customer, context),
        { kind: 'row' as const, fields: [mobileField(context, options), phoneField(context, options)] },
        countryField(context, options, { required: false }),
        placeFields(context, options, false),
        ...province(customer, provinces, context),
        origin(customer, context),
        textField('company_name', context, { autoComplete: 'organization' }, options),
        ...(customer.country === 'FR' ? [textField('company_siret', context, { inputMode: 'numeric' }, options)] : []),
        ...(hasRoute('my-orders', locale)
          ? [textField('client_number', context, { hint: t('account.hints.client_number') }, options)]
          : []),
      ],
    },
  };
}
