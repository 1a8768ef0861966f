'use client';

import type { WithdrawalField } from '@veralune/forms';
import { PostedForm } from '@veralune/ui/components/form/posted-form';
import { FormFields } from '@veralune/ui/components/form-fields/form-fields';
import { useActionState } from 'react';
import { CityList } from './city-list.tsx';
import { filledFields } from './filled-fields.ts';
import { postWithdrawal } from './form-actions.ts';
import { FormTitle } from './form-title.tsx';
import { useForm } from './use-form.ts';
import type { WithdrawalIslandProps } from './withdrawal-island.tsx';

function idOf(field: WithdrawalField): string {
  return `withdrawal-${field}`;
}

/** The withdrawal form, connected to the API. */
export function LoadedWithdrawal({ setup, confirmation, fields, cityList, ...form }: WithdrawalIslandProps) {
  const [posted, action] = useActionState(postWithdrawal, null);
  const { state, bindings } = useForm<WithdrawalField>(setup, posted, () => location.assign(confirmation));
  const errors = state.kind === 'invalid' ? state.errors : [];
  return (
    <>
      <FormTitle state={state} texts={setup.texts} />
      <PostedForm {...form} {...bindings} action={action} state={state} idOf={idOf} hidden={{ locale: setup.locale }}>
        <FormFields fields={filledFields(fields, { errors, values: posted?.values ?? {} })} />
      </PostedForm>
      <CityList id={cityList} locale={setup.locale} />
    </>
  );
}
