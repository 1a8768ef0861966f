'use client';

import { useEffect } from 'react';

/** The title of the document says that there is an error, because screen readers read it first. */
export function useErrorTitle(isWrong: boolean, errorTitle: string): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = errorTitle;
    return () => {
      document.title = title;
    };
  }, [isWrong, errorTitle]);
}
