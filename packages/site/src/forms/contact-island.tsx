'use client';

import {
  ContactForm,
  type ContactField,
  type ContactFormProps,
} from '@veralune/ui/components/contact-form/contact-form';
import { useActionState } from 'react';
import { postContact } from './form-actions.ts';
import type { FormSetup } from './form-setup.ts';
import { FormTitle } from './form-title.tsx';
import { useForm } from './use-form.ts';

export interface ContactIslandProps extends Pick<
  ContactFormProps,
  'options' | 'required' | 'trap' | 'labels' | 'protection'
> {
  readonly setup: FormSetup;
  /** Path of the page that confirms the request. */
  readonly confirmation: string;
}

/** Of the `datalist` that `open-form.ts` adds. */
const cityList = 'contact-cities';

/** The contact form, connected to the API. */
export function ContactIsland({ setup, confirmation, ...form }: ContactIslandProps) {
  const [posted, action] = useActionState(postContact, null);
  const { state, bindings } = useForm<ContactField>(setup, posted, () => location.assign(confirmation));
  return (
    <>
      <FormTitle state={state} texts={setup.texts} />
      <ContactForm
        {...form}
        {...bindings}
        action={action}
        state={state}
        values={
          posted ? (posted.values as ContactFormProps['values']) : { country: form.options.country[0]?.value ?? '' }
        }
        hidden={{ locale: setup.locale }}
        cityList={cityList}
      />
    </>
  );
}
