import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { NoticeProps } from '../../components/notice/notice.tsx';
import { EntryForm, type EntryFormProps } from '../../sections/entry/entry-form.tsx';
import { EntryLayout } from '../../sections/entry/entry-layout.tsx';

export interface SignupScreenProps {
  title: string;
  intro?: string | undefined;
  message?: NoticeProps | undefined;
  form: EntryFormProps;
  /** For those who have an account. */
  login: { title: string; text: string; link: LinkItem };
}

/** Register. */
export function SignupScreen({ title, intro, message, form, login }: SignupScreenProps) {
  return (
    <EntryLayout
      title={title}
      intro={intro}
      message={message}
      seed="signup"
      aside={{ title: login.title, text: login.text, children: <ArrowLink {...login.link} /> }}
    >
      <EntryForm {...form} />
    </EntryLayout>
  );
}
