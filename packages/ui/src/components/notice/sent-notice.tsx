'use client';

import type { ReactNode } from 'react';
import { checkPath } from '../icon/notice-paths.ts';
import { FocusedNotice } from './focused-notice.tsx';

export interface SentNoticeProps {
  title: string;
  children: ReactNode;
}

/** Takes the place of a form that was sent, and its focus. */
export function SentNotice({ title, children }: SentNoticeProps) {
  return (
    <FocusedNotice tone="success" icon={checkPath} title={title} live="status">
      {children}
    </FocusedNotice>
  );
}
