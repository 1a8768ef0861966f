import { Button } from '../../components/button/button.tsx';
import type { NoticeProps } from '../../components/notice/notice.tsx';
import { FieldsForm, type FieldsFormProps } from '../../components/form-fields/fields-form.tsx';
import { AuthLayout } from '../../sections/auth/auth-layout.tsx';

export interface LoginScreenProps {
  title: string;
  intro?: string | undefined;
  /** Notice: why sign-in is required, or the result of the last action. */
  message?: NoticeProps | undefined;
  form: FieldsFormProps;
  forgot: { label: string; href: string };
  /** For visitors without an account. */
  signup: { title: string; text: string; benefits: readonly string[]; label: string; href: string };
}

/** Sign in. */
export function LoginScreen({ title, intro, message, form, forgot, signup }: LoginScreenProps) {
  return (
    <AuthLayout
      title={title}
      intro={intro}
      message={message}
      seed="login"
      aside={{
        title: signup.title,
        text: signup.text,
        items: signup.benefits,
        children: (
          <p>
            <Button href={signup.href} tone="secondary">
              {signup.label}
            </Button>
          </p>
        ),
      }}
    >
      <FieldsForm {...form} />
      <p>
        <a href={forgot.href}>{forgot.label}</a>
      </p>
    </AuthLayout>
  );
}
