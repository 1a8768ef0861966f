import { bounds, requiredWithdrawalFields, type WithdrawalField } from '@veralune/forms';
import { href } from '@veralune/routing';
import type { FormField, PlainField } from '@veralune/ui/components/form-fields/form-fields';
import type { FormContentProps } from '@veralune/ui/components/form/form-content';
import type { PageContext } from '../page-context.ts';
import { servedCountryChoices } from './choices.ts';
import { counterLabels } from './counter-labels.ts';
import type { FormIslandProps } from './form-island.tsx';
import { formTexts } from './form-texts.ts';

/** Of the `datalist` that `open-form.ts` adds. */
const cityList = 'withdrawal-cities';

type Text = Extract<PlainField, { kind: 'text' }>;

/** The common props of a field. */
function base(name: WithdrawalField, { t }: PageContext) {
  const required: readonly WithdrawalField[] = requiredWithdrawalFields;
  return { id: `withdrawal-${name}`, name, label: t(`forms.fields.${name}`), required: required.includes(name) };
}

function text(name: WithdrawalField, context: PageContext, more: Partial<Text>): Text {
  return { ...base(name, context), ...more, kind: 'text' };
}

function date(name: 'order_date' | 'delivery_date', context: PageContext, hint?: string): PlainField {
  const { t } = context;
  const labels = { day: t('forms.date.day'), month: t('forms.date.month'), year: t('forms.date.year') };
  return { ...base(name, context), kind: 'date', labels, hint };
}

function content(context: PageContext): PlainField {
  return {
    ...base('content', context),
    kind: 'area',
    hint: context.t('forms.hints.content'),
    rows: 4,
    maxLength: bounds.message,
    labels: counterLabels(bounds.message, context),
  };
}

function fieldsOf(context: PageContext): FormField[] {
  const { t } = context;
  return [
    {
      kind: 'part',
      title: t('withdrawal.form.order'),
      fields: [
        text('order_number', context, {
          hint: t('forms.hints.order_number'),
          measure: 'medium',
          maxLength: bounds.orderNumber,
          autoComplete: 'off',
        }),
        date('order_date', context),
        date('delivery_date', context, t('forms.hints.delivery_date')),
        content(context),
      ],
    },
    {
      kind: 'part',
      title: t('withdrawal.form.person'),
      fields: [
        {
          kind: 'row',
          fields: [
            text('firstname', context, { autoComplete: 'given-name', maxLength: bounds.name }),
            text('lastname', context, { autoComplete: 'family-name', maxLength: bounds.name }),
          ],
        },
        text('email', context, {
          type: 'email',
          autoComplete: 'email',
          maxLength: bounds.email,
          spellCheck: false,
          hint: t('forms.hints.receipt'),
        }),
        text('address_1', context, { autoComplete: 'address-line1', maxLength: bounds.addressLine }),
        text('address_2', context, { autoComplete: 'address-line2', maxLength: bounds.addressLine }),
        {
          ...base('country', context),
          kind: 'select',
          options: servedCountryChoices(context),
          placeholder: t('forms.choose'),
          autoComplete: 'country',
        },
        {
          kind: 'row',
          fields: [
            text('zipcode', context, {
              inputMode: 'numeric',
              measure: 'short',
              autoComplete: 'postal-code',
              maxLength: bounds.zipcode,
            }),
            text('city', context, { autoComplete: 'address-level2', maxLength: bounds.city, list: cityList }),
          ],
        },
      ],
    },
  ];
}

/** The withdrawal form and its fields. */
export interface WithdrawalFormData {
  readonly form: Pick<FormIslandProps, 'setup' | 'confirmation' | 'labels'>;
  readonly content: Pick<FormContentProps, 'hidden' | 'trap'>;
  readonly fields: readonly FormField[];
}

export function withdrawalFormData(context: PageContext): WithdrawalFormData {
  const { locale, t } = context;
  return {
    form: {
      setup: { form: 'withdrawal', locale, texts: formTexts(t('routes.withdrawal.title'), context) },
      confirmation: href('withdrawal-confirmation', {}, locale),
      labels: { requiredNote: t('forms.required-note'), submit: t('withdrawal.form.submit') },
    },
    content: { hidden: { locale }, trap: t('forms.trap') },
    fields: fieldsOf(context),
  };
}
