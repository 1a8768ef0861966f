import type { ReactNode } from 'react';
import { warningPath } from '../icon/field-paths.ts';
import { checkPath, infoPath } from '../icon/notice-paths.ts';
import { NoticeBox } from './notice-box.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children: ReactNode;
  /** Announces the notice when it appears: `alert` immediately, `status` at the next pause. */
  live?: 'alert' | 'status';
  id?: string;
}

const icons: Readonly<Record<NoticeTone, string>> = {
  info: infoPath,
  success: checkPath,
  warning: warningPath,
  error: warningPath,
};

/** A message about the content around it. The text conveys the tone; colour and icon only repeat it. */
export function Notice({ tone = 'info', ...notice }: NoticeProps) {
  return <NoticeBox {...notice} tone={tone} icon={icons[tone]} />;
}
