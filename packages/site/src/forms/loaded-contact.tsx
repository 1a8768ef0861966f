'use client';

import {
  ContactForm,
  type ContactField,
  type ContactFormProps,
} from '@veralune/ui/components/contact-form/contact-form';
import { useActionState } from 'react';
import { CityList } from './city-list.tsx';
import type { ContactIslandProps } from './contact-island.tsx';
import { postContact } from './form-actions.ts';
import { FormTitle } from './form-title.tsx';
import { Linked } from './linked.tsx';
import { useForm } from './use-form.ts';

const cityList = 'contact-cities';

/** The contact form, connected to the API. */
export function LoadedContact({ setup, confirmation, labels, consent, protection, ...form }: ContactIslandProps) {
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
