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
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { fieldMessages, summaryTitle } from './field-messages.ts';
import { fillForm } from './fill-form.ts';
import { nextFormState, type FormState } from './form-state.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { FormSetup } from './form-setup.ts';
import type { FormTexts } from './form-texts.ts';
import { valuesOf, type FormValues } from './form-values.ts';
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

function storage(): Storage {
  return window.sessionStorage;
}

/** Browsers have it in secure contexts only; without a key, the API recognises a repeated post by its content. */
function newIdempotencyKey(): string | undefined {
  return (globalThis.crypto as Partial<Crypto>).randomUUID?.();
}

function loadSubmission() {
  return import('./submit-form.ts');
}

async function submit(setup: FormSetup, data: FormData, idempotencyKey: string | undefined): Promise<FormOutcome> {
  try {
    const { submitForm } = await loadSubmission();
    return await submitForm(setup, data, idempotencyKey);
  } catch {
    return { kind: 'failed', reason: 'unavailable' };
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
  const wasTried = useRef(false);

  useEffect(() => {
    const draft = posted ? null : readDraft(form, storage);
    if (!ref.current || !draft) return;
    idempotencyKey.current = draft.idempotencyKey;
    fillForm(ref.current, draft.values);
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
    const outcome = await submit(setup, data, idempotencyKey.current);
    if (outcome.kind === 'sent') {
      removeDraft(form, storage);
      element.reset();
      idempotencyKey.current = newIdempotencyKey();
      onSent();
    }
    setValues(valuesOf(form, data));
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
      const draft = { values: valuesOf(form, new FormData(currentTarget)), idempotencyKey: idempotencyKey.current };
      writeDraft(form, draft, storage);
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
