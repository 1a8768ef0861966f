'use client';

import type { PostedState } from '@veralune/ui/components/form/posted-form';
import {
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FocusEventHandler,
  type FormEventHandler,
  type RefObject,
  type SubmitEventHandler,
} from 'react';
import { hasDraft } from './draft-key.ts';
import { fieldMessages, summaryTitle } from './field-messages.ts';
import { nextFormState, type FormState } from './form-state.ts';
import type { FormSetup } from './form-setup.ts';
import type { FormTexts } from './form-texts.ts';
import type { FormValues } from './form-values.ts';
import type { PostedForm } from './posted-form.ts';

/** What the `<form>` gets. */
interface FormBindings {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onFocus: FocusEventHandler<HTMLFormElement>;
  readonly onInput: FormEventHandler<HTMLFormElement>;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
}

export interface UsedForm<Field extends string> {
  readonly state: PostedState<Field>;
  readonly isSent: boolean;
  readonly bindings: FormBindings;
}

/** Browsers have it in secure contexts only; without a key, the API recognises a repeated post by its content. */
function newIdempotencyKey(): string | undefined {
  return (globalThis.crypto as Partial<Crypto>).randomUUID?.();
}

function loadSubmission() {
  return import('./submit-form.ts');
}

async function submit(setup: FormSetup, data: FormData, idempotencyKey: string | undefined): Promise<PostedForm> {
  try {
    const { submitForm } = await loadSubmission();
    return await submitForm(setup, data, idempotencyKey);
  } catch {
    return { values: {}, outcome: { kind: 'failed', reason: 'unavailable' } };
  }
}

function postedState<Field extends string>(state: FormState, values: FormValues, texts: FormTexts): PostedState<Field> {
  switch (state.kind) {
    case 'ready':
      return state;
    case 'sending':
    case 'sent':
      return { kind: 'sending', text: texts.sending };
    case 'failed':
      return { kind: 'failed', title: texts.failed.title, text: texts.failed[state.reason] };
    case 'invalid':
      return {
        kind: 'invalid',
        title: summaryTitle(state.errors, texts),
        // The rules only name fields of their form.
        errors: fieldMessages(state.errors, values, texts) as { field: Field; message: string }[],
      };
  }
}

/**
 * A form in the browser: validates and sends it, and loses nothing that was typed. Without JavaScript the form is posted
 * to its action (`form-actions.ts`), whose answer is `posted`.
 * @param onSent runs once when the form was accepted
 */
export function useForm<Field extends string>(
  setup: FormSetup,
  posted: PostedForm | null,
  onSent: () => void,
): UsedForm<Field> {
  const { form, texts } = setup;
  const [state, dispatch] = useReducer(nextFormState, posted?.outcome ?? { kind: 'ready' });
  /** As they were at the last attempt. */
  const [values, setValues] = useState<FormValues>(posted?.values ?? {});
  const ref = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef<string>(undefined);
  const wasTouched = useRef(false);
  const wasTried = useRef(false);

  useEffect(() => {
    if (posted || !hasDraft(form)) return;
    let isCurrent = true;
    loadSubmission().then(
      ({ restoreDraft }) => {
        // The draft is older than what was typed meanwhile.
        if (isCurrent && ref.current && !wasTouched.current) idempotencyKey.current = restoreDraft(form, ref.current);
      },
      // It is loaded again when the form is used.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [form, posted]);

  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch({ kind: 'returned' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  const send = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    wasTried.current = true;
    const { values: entered, outcome } = await submit(setup, data, idempotencyKey.current);
    if (outcome.kind === 'sent') {
      element.reset();
      idempotencyKey.current = newIdempotencyKey();
      onSent();
    }
    setValues(entered);
    dispatch({ kind: 'answered', outcome });
  };

  const bindings: FormBindings = {
    ref,
    onFocus: () => {
      idempotencyKey.current ??= newIdempotencyKey();
      loadSubmission().then(
        ({ prepareAntiSpam }) => prepareAntiSpam(setup.antiSpam),
        // It is loaded again when the form is sent.
        () => undefined,
      );
    },
    onInput: ({ currentTarget }) => {
      // Another content is another request.
      if (wasTried.current) idempotencyKey.current = newIdempotencyKey();
      wasTried.current = false;
      wasTouched.current = true;
      const data = new FormData(currentTarget);
      const key = idempotencyKey.current;
      loadSubmission().then(
        ({ saveDraft }) => {
          saveDraft(form, data, key);
        },
        // It is loaded again when the form is sent; the form still has the text.
        () => undefined,
      );
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (state.kind === 'sending' || state.kind === 'sent') return;
      dispatch({ kind: 'submitted' });
      void send(event.currentTarget);
    },
  };

  return {
    state: useMemo(() => postedState<Field>(state, values, texts), [state, values, texts]),
    isSent: state.kind === 'sent',
    bindings,
  };
}
