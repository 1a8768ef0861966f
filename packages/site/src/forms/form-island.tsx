'use client';

import { FilledForm, type FilledFormProps } from '@veralune/ui/components/form/filled-form';
import { useActionState } from 'react';
import type { FormSetup } from './form-setup.ts';
import { FormTitle } from './form-title.tsx';
import type { PostForm } from './posted-form.ts';
import { useForm } from './use-form.ts';

export interface FormIslandProps extends Pick<FilledFormProps<string>, 'labels' | 'children'> {
  readonly setup: FormSetup;
  /** Receives the form without JavaScript. */
  readonly action: PostForm;
  /** Path of the page that confirms the form. */
  readonly confirmation: string;
}

/** A form of a page, connected to the API. Its content is rendered by the server; the ids of the fields are `<form>-<field>`. */
export function FormIsland({ setup, action: post, confirmation, ...form }: FormIslandProps) {
  const [posted, action] = useActionState(post, null);
  const { state, bindings } = useForm<string>(setup, posted, () => location.assign(confirmation));
  return (
    <>
      <FormTitle state={state} texts={setup.texts} />
      <FilledForm
        {...form}
        {...bindings}
        action={action}
        state={state}
        values={posted?.values}
        idOf={(field) => `${setup.form}-${field}`}
      />
    </>
  );
}
