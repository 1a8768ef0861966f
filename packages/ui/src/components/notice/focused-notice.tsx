'use client';

import { useRef } from 'react';
import { useFocusOnAppearance } from '../use-focus-on-appearance/use-focus-on-appearance.ts';
import { NoticeBox, type NoticeBoxProps } from './notice-box.tsx';

/** A notice that takes the focus when it appears: it tells what became of a form whose button had it. */
export function FocusedNotice(notice: Omit<NoticeBoxProps, 'ref'>) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnAppearance(root);
  return <NoticeBox {...notice} ref={root} />;
}
