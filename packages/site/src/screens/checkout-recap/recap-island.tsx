'use client';

import type { CheckFieldProps } from '@veralune/ui/components/field/check-field';
import { CheckoutRecapScreen } from '@veralune/ui/screens/checkout-recap/checkout-recap';
import { useActionState } from 'react';
import type { AnsweringAction } from '../../account/form-answer.ts';
import type { FormTitles } from '../../account/form-islands.tsx';
import type { RecapProps } from './props.ts';

export interface RecapIslandProps {
  readonly action: AnsweringAction;
  readonly titles: FormTitles;
  readonly terms: CheckFieldProps;
  readonly screen: RecapProps;
}

/** The summary before the order, and the acceptance of the conditions of sale. */
export function RecapIsland({ action, titles, terms, screen }: RecapIslandProps) {
  const [answer, post] = useActionState(action, null);
  const error = answer?.errors[0]?.message;
  return (
    <>
      <title>{answer ? titles.wrong : titles.plain}</title>
      <CheckoutRecapScreen
        key={answer?.attempt}
        {...screen}
        action={post}
        terms={{ ...terms, error, defaultChecked: answer?.values['terms'] !== undefined }}
        errors={
          answer && error !== undefined
            ? { title: answer.summary, errors: [{ fieldId: terms.id, message: error }] }
            : undefined
        }
        message={
          answer?.message
            ? {
                tone: answer.message.tone,
                live: 'alert',
                children: answer.message.text,
                ...(answer.message.title === undefined ? {} : { title: answer.message.title }),
              }
            : undefined
        }
      />
    </>
  );
}
