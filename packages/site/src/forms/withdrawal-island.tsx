'use client';

// The style sheets of the form are part of the page: none is fetched later.
import '@veralune/ui/components/button/button.module.css';
import '@veralune/ui/components/error-summary/error-summary.module.css';
import '@veralune/ui/components/field/field.module.css';
import '@veralune/ui/components/form-fields/form-fields.module.css';
import '@veralune/ui/components/form/form.module.css';
import '@veralune/ui/components/form/posted-form.module.css';
import '@veralune/ui/components/notice/notice.module.css';
import type { WithdrawalField } from '@veralune/forms';
import type { PostedFormProps } from '@veralune/ui/components/form/posted-form';
import type { FormField } from '@veralune/ui/components/form-fields/form-fields';
import { Suspense } from 'react';
import { LoadedWithdrawal } from '#forms/loaded-withdrawal';
import type { FormSetup } from './form-setup.ts';

export interface WithdrawalIslandProps extends Pick<PostedFormProps<WithdrawalField>, 'labels' | 'trap'> {
  readonly setup: FormSetup;
  /** Path of the page that confirms the withdrawal. */
  readonly confirmation: string;
  readonly fields: readonly FormField[];
  /** Id of the list that the city field names. */
  readonly cityList: string;
}

/** The withdrawal form. It posts without its script, which is loaded when the page is used. */
export function WithdrawalIsland(props: WithdrawalIslandProps) {
  return (
    <Suspense>
      <LoadedWithdrawal {...props} />
    </Suspense>
  );
}
