import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { NoticeProps } from '../../components/notice/notice.tsx';
import { FieldsForm, type FieldsFormProps } from '../../components/form-fields/fields-form.tsx';
import { AuthLayout } from '../../sections/auth/auth-layout.tsx';

export interface ForgotPasswordScreenProps {
  title: string;
  intro: string;
  message?: NoticeProps | undefined;
  /** Omitted once the e-mail is sent. */
  form?: FieldsFormProps | undefined;
  back: LinkItem;
}

/** Request a link to choose a new password. */
export function ForgotPasswordScreen({ title, intro, message, form, back }: ForgotPasswordScreenProps) {
  return (
    <AuthLayout title={title} intro={intro} message={message} seed="forgot-password">
      {form ? <FieldsForm {...form} /> : null}
      <p>
        <ArrowLink {...back} back />
      </p>
    </AuthLayout>
  );
}
