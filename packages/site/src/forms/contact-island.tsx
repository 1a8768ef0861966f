'use client';

// The style sheets of the form are part of the page: none is fetched later.
import '@veralune/ui/components/button/button.module.css';
import '@veralune/ui/components/contact-form/contact-form.module.css';
import '@veralune/ui/components/error-summary/error-summary.module.css';
import '@veralune/ui/components/field/field.module.css';
import '@veralune/ui/components/form/form.module.css';
import '@veralune/ui/components/form/posted-form.module.css';
import '@veralune/ui/components/notice/notice.module.css';
import type { ContactFormProps } from '@veralune/ui/components/contact-form/contact-form';
import { Suspense } from 'react';
import { LoadedContact } from '#forms/loaded-contact';
import type { FormSetup } from './form-setup.ts';
import type { LinkedText } from './linked.tsx';

export interface ContactIslandProps extends Pick<ContactFormProps, 'options' | 'required' | 'trap'> {
  readonly labels: Omit<ContactFormProps['labels'], 'consent'>;
  readonly consent: LinkedText;
  readonly protection?: LinkedText | undefined;
  readonly setup: FormSetup;
  /** Path of the page that confirms the request. */
  readonly confirmation: string;
}

/** The contact form. It posts without its script, which is loaded when the page is used. */
export function ContactIsland(props: ContactIslandProps) {
  return (
    <Suspense>
      <LoadedContact {...props} />
    </Suspense>
  );
}
