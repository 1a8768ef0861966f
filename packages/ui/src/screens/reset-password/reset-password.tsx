import type { NoticeProps } from '../../components/notice/notice.tsx';
import { FieldsForm, type FieldsFormProps } from '../../components/form-fields/fields-form.tsx';
import { AuthLayout } from '../../sections/auth/auth-layout.tsx';

export interface ResetPasswordScreenProps {
  title: string;
  intro: string;
  message?: NoticeProps | undefined;
  form: FieldsFormProps;
}

/** Choose a new password, through the link of an e-mail. */
export function ResetPasswordScreen({ title, intro, message, form }: ResetPasswordScreenProps) {
  return (
    <AuthLayout title={title} intro={intro} message={message} seed="reset-password">
      <FieldsForm {...form} />
    </AuthLayout>
  );
}
