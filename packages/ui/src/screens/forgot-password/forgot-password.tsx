import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { NoticeProps } from '../../components/notice/notice.tsx';
import { EntryForm, type EntryFormProps } from '../../sections/entry/entry-form.tsx';
import { EntryLayout } from '../../sections/entry/entry-layout.tsx';

export interface ForgotPasswordScreenProps {
  title: string;
  intro: string;
  message?: NoticeProps | undefined;
  /** Left out once the mail is on its way. */
  form?: EntryFormProps | undefined;
  back: LinkItem;
}

/** Ask for a link with which a new password can be chosen. */
export function ForgotPasswordScreen({ title, intro, message, form, back }: ForgotPasswordScreenProps) {
  return (
    <EntryLayout title={title} intro={intro} message={message} seed="forgot-password">
      {form ? <EntryForm {...form} /> : null}
      <p>
        <ArrowLink {...back} back />
      </p>
    </EntryLayout>
  );
}
