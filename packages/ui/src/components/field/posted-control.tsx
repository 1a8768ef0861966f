'use client';

import { use } from 'react';
import { EntriesContext } from './entries.ts';
import { Control, FieldError, type ControlProps, type FieldErrorProps } from './field-parts.tsx';

/** A control with the value and the error of the form around it. */
export function PostedControl(props: ControlProps) {
  const { values, errorOf } = use(EntriesContext);
  const { name = '', type, value, field } = props;
  const entered = values[name];
  const isBox = type === 'radio' || type === 'checkbox';
  return (
    <Control
      {...props}
      {...(entered === undefined
        ? {}
        : isBox
          ? { defaultChecked: [entered].flat().includes(String(value)) }
          : { defaultValue: entered })}
      field={field && { ...field, error: errorOf(field.id) }}
    />
  );
}

/** The error of a field in the form around it. */
export function PostedError({ field }: FieldErrorProps) {
  return <FieldError field={{ ...field, error: use(EntriesContext).errorOf(field.id) }} />;
}
