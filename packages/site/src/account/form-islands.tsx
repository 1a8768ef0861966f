'use client';

import { FieldsForm } from '@veralune/ui/components/form-fields/fields-form';
import { Notice } from '@veralune/ui/components/notice/notice';
import { AccountFormScreen, type AccountFormScreenProps } from '@veralune/ui/screens/account-form/account-form';
import {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from '@veralune/ui/screens/forgot-password/forgot-password';
import { LoginScreen, type LoginScreenProps } from '@veralune/ui/screens/login/login';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from '@veralune/ui/screens/reset-password/reset-password';
import { SignupScreen, type SignupScreenProps } from '@veralune/ui/screens/signup/signup';
import { Fragment } from 'react';
import { useAnsweredForm, type AnsweredFormProps } from './use-answered-form.ts';

/** Titles of the document: without and with errors. */
export interface FormTitles {
  readonly plain: string;
  readonly wrong: string;
}

/** A screen with one form, which is data here, and the titles of its document. */
type Answered<Screen extends { form?: unknown }> = Omit<Screen, 'form'> & {
  readonly form: AnsweredFormProps;
  readonly titles: FormTitles;
};

export function LoginIsland({ form, titles, message, ...screen }: Answered<LoginScreenProps>) {
  const answered = useAnsweredForm(form);
  return (
    <>
      <title>{answered.isWrong ? titles.wrong : titles.plain}</title>
      <LoginScreen
        key={answered.attempt}
        {...screen}
        form={answered.form}
        message={answered.isWrong ? answered.message : message}
      />
    </>
  );
}

export function SignupIsland({ form, titles, message, ...screen }: Answered<SignupScreenProps>) {
  const answered = useAnsweredForm(form);
  return (
    <>
      <title>{answered.isWrong ? titles.wrong : titles.plain}</title>
      <SignupScreen key={answered.attempt} {...screen} form={answered.form} message={answered.message ?? message} />
    </>
  );
}

export function ForgotPasswordIsland({ form, titles, message, ...screen }: Answered<ForgotPasswordScreenProps>) {
  const answered = useAnsweredForm(form);
  return (
    <>
      <title>{answered.isWrong ? titles.wrong : titles.plain}</title>
      <ForgotPasswordScreen
        key={answered.attempt}
        {...screen}
        form={answered.form}
        message={answered.isWrong ? answered.message : message}
      />
    </>
  );
}

export function ResetPasswordIsland({ form, titles, message, ...screen }: Answered<ResetPasswordScreenProps>) {
  const answered = useAnsweredForm(form);
  return (
    <>
      <title>{answered.isWrong ? titles.wrong : titles.plain}</title>
      <ResetPasswordScreen
        key={answered.attempt}
        {...screen}
        form={answered.form}
        message={answered.message ?? message}
      />
    </>
  );
}

export function AccountFormIsland({ form, titles, message, ...screen }: Answered<AccountFormScreenProps>) {
  const answered = useAnsweredForm(form);
  return (
    <>
      <title>{answered.isWrong ? titles.wrong : titles.plain}</title>
      <AccountFormScreen
        key={answered.attempt}
        {...screen}
        form={answered.form}
        message={answered.isWrong ? answered.message : message}
      />
    </>
  );
}

/** A further form on a page. */
export function FormIsland(props: AnsweredFormProps) {
  const { form, message, attempt } = useAnsweredForm(props);
  return (
    <Fragment key={attempt}>
      {message ? <Notice {...message} /> : null}
      <FieldsForm {...form} />
    </Fragment>
  );
}
