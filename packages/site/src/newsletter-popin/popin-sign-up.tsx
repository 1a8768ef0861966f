'use client';

import type { NewsletterField } from '@veralune/ui/components/newsletter-form/newsletter-fields';
import { NewsletterForm } from '@veralune/ui/components/newsletter-form/newsletter-form';
import { SentNotice } from '@veralune/ui/components/notice/sent-notice';
import { useState } from 'react';
import { Linked } from '../forms/linked.tsx';
import type { NewsletterFormData } from '../forms/newsletter-form.ts';
import { useForm } from '../forms/use-form.ts';
import type { PopinFormTexts } from './popin-form.tsx';

export interface PopinSignUpProps extends NewsletterFormData {
  readonly texts: Pick<PopinFormTexts, 'sentTitle' | 'sentText'>;
  readonly onSent: () => void;
}

/** The newsletter form in the pop-in; the confirmation takes its place. */
export function PopinSignUp({ setup, consent, protection, texts, onSent, ...form }: PopinSignUpProps) {
  const [isSent, setSent] = useState(false);
  const { state, bindings } = useForm<NewsletterField>(setup, null, () => {
    setSent(true);
    onSent();
  });
  if (isSent) {
    return (
      <SentNotice title={texts.sentTitle}>
        <p>{texts.sentText}</p>
      </SentNotice>
    );
  }
  return (
    <NewsletterForm
      {...form}
      {...bindings}
      state={state}
      consent={<Linked {...consent} />}
      protection={protection ? <Linked {...protection} /> : undefined}
    />
  );
}
