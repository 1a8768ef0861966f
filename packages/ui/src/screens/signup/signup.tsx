import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { NoticeProps } from '../../components/notice/notice.tsx';
import { FieldsForm, type FieldsFormProps } from '../../components/form-fields/fields-form.tsx';
import { AuthLayout } from '../../sections/auth/auth-layout.tsx';

export interface SignupScreenProps {
  title: string;
  intro?: string | undefined;
  message?: NoticeProps | undefined;
  form: FieldsFormProps;
  /** For visitors with an account. */
  login: { title: string; text: string; link: LinkItem };
}

/** Register. */
export function SignupScreen({ title, intro, message, form, login }: SignupScreenProps) {
  return (
    <AuthLayout
      title={title}
      intro={intro}
      message={message}
      seed="signup"
      aside={{ title: login.title, text: login.text, children: <ArrowLink {...login.link} /> }}
    >
      <FieldsForm {...form} />
    </AuthLayout>
  );
}
