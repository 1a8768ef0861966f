import type { NoticeProps } from '../../components/notice/notice.tsx';
import { EntryForm, type EntryFormProps } from '../../sections/entry/entry-form.tsx';
import { EntryLayout } from '../../sections/entry/entry-layout.tsx';

export interface ResetPasswordScreenProps {
  title: string;
  intro: string;
  message?: NoticeProps | undefined;
  form: EntryFormProps;
}

/** Choose a new password, by the link of a mail. */
export function ResetPasswordScreen({ title, intro, message, form }: ResetPasswordScreenProps) {
  return (
    <EntryLayout title={title} intro={intro} message={message} seed="reset-password">
      <EntryForm {...form} />
    </EntryLayout>
  );
}
