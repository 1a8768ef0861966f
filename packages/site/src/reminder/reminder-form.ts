import type { Product } from '@veralune/api-client/contract';
import { bounds } from '@veralune/forms';
import type { FormField } from '@veralune/ui/components/form-fields/form-fields';
import type { FormContentProps } from '@veralune/ui/components/form/form-content';
import type { FormIslandProps } from '../forms/form-island.tsx';
import { withPrivacyLink } from '../forms/form-notices.ts';
import { formTexts } from '../forms/form-texts.ts';
import type { LinkedText } from '../forms/linked.tsx';
import type { PageContext } from '../page-context.ts';
import { reminderPath } from './reminder-path.ts';

/** The form for one address, and what it is used for. */
export interface ReminderFormData {
  readonly form: Pick<FormIslandProps, 'setup' | 'confirmation' | 'labels'>;
  readonly content: Pick<FormContentProps, 'hidden' | 'trap'>;
  readonly fields: readonly FormField[];
  readonly privacy: LinkedText;
}

export function reminderFormData({ id, name }: Pick<Product, 'id' | 'name'>, context: PageContext): ReminderFormData {
  const { locale, t } = context;
  return {
    form: {
      setup: { form: 'reminder', locale, texts: formTexts(t('reminder.title', { product: name }), context) },
      confirmation: reminderPath(locale, String(id), 'sent'),
      labels: { requiredNote: t('forms.required-note'), submit: t('reminder.submit') },
    },
    content: { hidden: { locale, product: String(id) }, trap: t('forms.trap') },
    fields: [
      {
        kind: 'text',
        id: 'reminder-email',
        name: 'email',
        label: t('forms.fields.email'),
        type: 'email',
        autoComplete: 'email',
        maxLength: bounds.email,
        spellCheck: false,
        required: true,
      },
    ],
    privacy: withPrivacyLink(t('reminder.privacy'), context),
  };
}
