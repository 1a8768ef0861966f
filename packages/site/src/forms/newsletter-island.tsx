'use client';

import {
  NewsletterForm,
  type NewsletterField,
  type NewsletterFormProps,
} from '@veralune/ui/components/newsletter-form/newsletter-form';
import { useActionState } from 'react';
import { postNewsletter } from './form-actions.ts';
import type { FormSetup } from './form-setup.ts';
import { FormTitle } from './form-title.tsx';
import { Linked, type LinkedText } from './linked.tsx';
import { useForm } from './use-form.ts';

export interface NewsletterIslandProps extends Pick<
  NewsletterFormProps,
  'civilities' | 'origins' | 'information' | 'labels' | 'trap'
> {
  readonly consent: LinkedText;
  readonly protection?: LinkedText | undefined;
  readonly setup: FormSetup;
  /** Path of the page that confirms the sign-up. */
  readonly confirmation: string;
}

/** The newsletter form of the newsletter page, connected to the API. */
export function NewsletterIsland({ setup, confirmation, consent, protection, ...form }: NewsletterIslandProps) {
  const [posted, action] = useActionState(postNewsletter, null);
  const { state, bindings } = useForm<NewsletterField>(setup, posted, () => location.assign(confirmation));
  return (
    <>
      <FormTitle state={state} texts={setup.texts} />
      <NewsletterForm
        {...form}
        {...bindings}
        consent={<Linked {...consent} />}
        protection={protection ? <Linked {...protection} /> : undefined}
        action={action}
        state={state}
        values={posted?.values as NewsletterFormProps['values']}
        hidden={{ locale: setup.locale }}
      />
    </>
  );
}
