import { Button } from '../../components/button/button.tsx';
import type { NoticeProps } from '../../components/notice/notice.tsx';
import { EntryForm, type EntryFormProps } from '../../sections/entry/entry-form.tsx';
import { EntryLayout } from '../../sections/entry/entry-layout.tsx';

export interface LoginScreenProps {
  title: string;
  intro?: string | undefined;
  /** Why one is here, or what just happened. */
  message?: NoticeProps | undefined;
  form: EntryFormProps;
  forgot: { label: string; href: string };
  /** For those without an account. */
  signup: { title: string; text: string; benefits: readonly string[]; label: string; href: string };
}

/** Sign in. */
export function LoginScreen({ title, intro, message, form, forgot, signup }: LoginScreenProps) {
  return (
    <EntryLayout
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
      <EntryForm {...form} />
      <p>
        <a href={forgot.href}>{forgot.label}</a>
      </p>
    </EntryLayout>
  );
}
