'use client';

import type { WithdrawalField } from '@veralune/forms';
import { PostedForm, type PostedFormProps } from '@veralune/ui/components/form/posted-form';
import { FormFields, type FormField } from '@veralune/ui/components/form-fields/form-fields';
import { useActionState } from 'react';
import { filledFields } from './filled-fields.ts';
import { postWithdrawal } from './form-actions.ts';
import type { FormSetup } from './form-setup.ts';
import { FormTitle } from './form-title.tsx';
import { useForm } from './use-form.ts';

export interface WithdrawalIslandProps extends Pick<PostedFormProps<WithdrawalField>, 'labels' | 'trap'> {
  readonly setup: FormSetup;
  /** Path of the page that confirms the withdrawal. */
  readonly confirmation: string;
  readonly fields: readonly FormField[];
}

function idOf(field: WithdrawalField): string {
  return `withdrawal-${field}`;
}

/** The withdrawal form, connected to the API. */
export function WithdrawalIsland({ setup, confirmation, fields, ...form }: WithdrawalIslandProps) {
  const [posted, action] = useActionState(postWithdrawal, null);
  const { state, bindings } = useForm<WithdrawalField>(setup, posted, () => location.assign(confirmation));
  const errors = state.kind === 'invalid' ? state.errors : [];
  return (
    <>
      <FormTitle state={state} texts={setup.texts} />
      <PostedForm {...form} {...bindings} action={action} state={state} idOf={idOf} hidden={{ locale: setup.locale }}>
        <FormFields fields={filledFields(fields, { errors, values: posted?.values ?? {} })} />
      </PostedForm>
    </>
  );
}
