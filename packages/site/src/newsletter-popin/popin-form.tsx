'use client';

import type { Locale } from '@veralune/routing';
import { Notice } from '@veralune/ui/components/notice/notice';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { NewsletterFormData } from '../forms/newsletter-form.ts';

const SignUp = lazy(async () => ({ default: (await import('./popin-sign-up.tsx')).PopinSignUp }));

export interface PopinFormTexts {
  readonly loading: string;
  readonly failed: string;
  readonly sentTitle: string;
  readonly sentText: string;
}

export interface PopinFormProps {
  readonly locale: Locale;
  readonly texts: PopinFormTexts;
  readonly onSent: () => void;
}

async function loadForm(locale: Locale): Promise<NewsletterFormData> {
  const answer = await fetch(`/fragments/newsletter-form?locale=${locale}`);
  if (!answer.ok) throw new Error(`The newsletter form responded with status ${answer.status}.`);
  return (await answer.json()) as NewsletterFormData;
}

/** The form of the pop-in. Its words are loaded when it opens, so that they are not part of every page. */
export function PopinForm({ locale, texts, onSent }: PopinFormProps) {
  const [data, setData] = useState<NewsletterFormData | 'failed'>();

  useEffect(() => {
    let isCurrent = true;
    loadForm(locale).then(
      (loaded) => isCurrent && setData(loaded),
      () => isCurrent && setData('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  const loading = <p role="status">{texts.loading}</p>;
  if (data === undefined) return loading;
  if (data === 'failed') {
    return (
      <Notice tone="error" live="alert">
        <p>{texts.failed}</p>
      </Notice>
    );
  }
  return (
    <Suspense fallback={loading}>
      <SignUp {...data} texts={texts} onSent={onSent} />
    </Suspense>
  );
}
