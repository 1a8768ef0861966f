'use client';

import {
  ContactForm,
  type ContactField,
  type ContactFormProps,
} from '@veralune/ui/components/contact-form/contact-form';
import { useActionState } from 'react';
import { CityList } from './city-list.tsx';
import { postContact } from './form-actions.ts';
import type { FormSetup } from './form-setup.ts';
import { FormTitle } from './form-title.tsx';
import { Linked, type LinkedText } from './linked.tsx';
import { useForm } from './use-form.ts';

export interface ContactIslandProps extends Pick<ContactFormProps, 'options' | 'required' | 'trap'> {
  readonly labels: Omit<ContactFormProps['labels'], 'consent'>;
  readonly consent: LinkedText;
  readonly protection?: LinkedText | undefined;
  readonly setup: FormSetup;
  /** Path of the page that confirms the request. */
  readonly confirmation: string;
}

const cityList = 'contact-cities';

/** The contact form, connected to the API. */
export function ContactIsland({ setup, confirmation, labels, consent, protection, ...form }: ContactIslandProps) {
  const [posted, action] = useActionState(postContact, null);
  const { state, bindings } = useForm<ContactField>(setup, posted, () => location.assign(confirmation));
  return (
    <>
      <FormTitle state={state} texts={setup.texts} />
      <ContactForm
        {...form}
        {...bindings}
        labels={{ ...labels, consent: <Linked {...consent} /> }}
        protection={protection ? <Linked {...protection} /> : undefined}
        action={action}
        state={state}
        values={
          posted ? (posted.values as ContactFormProps['values']) : { country: form.options.country[0]?.value ?? '' }
        }
        hidden={{ locale: setup.locale }}
        cityList={cityList}
      />
      <CityList id={cityList} locale={setup.locale} />
    </>
  );
}
