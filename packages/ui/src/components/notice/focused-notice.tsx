'use client';

import { useEffect, useRef } from 'react';
import { NoticeBox, type NoticeBoxProps } from './notice-box.tsx';

/** A notice that takes the focus when it appears: it tells what became of a form whose button had it. */
export function FocusedNotice(notice: Omit<NoticeBoxProps, 'ref'>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, []);
  return <NoticeBox {...notice} ref={root} />;
}
