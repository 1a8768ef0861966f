'use client';

import type { PostedState } from '@veralune/ui/components/form/posted-form';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEventHandler,
  type FormEventHandler,
  type RefObject,
  type SubmitEventHandler,
} from 'react';
import { hasDraft } from './draft-key.ts';
import type { PostedForm } from './posted-form.ts';
import type { FormSetup } from './form-setup.ts';
import type { OpenForm } from './open-form.ts';

/** What the `<form>` gets. */
interface FormBindings {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onFocus: FocusEventHandler<HTMLFormElement>;
  readonly onInput: FormEventHandler<HTMLFormElement>;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
}

export interface UsedForm<Field extends string> {
  readonly state: PostedState<Field>;
  readonly bindings: FormBindings;
}

/**
 * A form in the browser: validates and sends it, and loses nothing that was typed. What that needs is loaded when the form
 * is used (`open-form.ts`). Without JavaScript the form is posted to its action (`form-actions.ts`), whose answer is
 * `posted`.
 * @param onSent runs once when the form was accepted
 */
export function useForm<Field extends string>(
  setup: FormSetup,
  posted: PostedForm | null,
  onSent: () => void,
): UsedForm<Field> {
  const { form, texts } = setup;
  const [state, show] = useState<PostedState<string>>(posted?.state ?? { kind: 'ready' });
  const ref = useRef<HTMLFormElement>(null);
  const opened = useRef<Promise<OpenForm>>(undefined);
  const wasTouched = useRef(false);

  const withOpenForm = (element: HTMLFormElement, work: (form: OpenForm) => unknown, otherwise?: () => void): void => {
    opened.current ??= import('./open-form.ts').then(({ openForm }) => openForm(setup, { element, show, onSent }));
    opened.current.then(work, () => {
      // It is loaded again with the next event; the form still has the text.
      opened.current = undefined;
      otherwise?.();
    });
  };

  const restore = useEffectEvent(() => {
    if (ref.current && !posted && hasDraft(form)) {
      // The draft is older than what was typed meanwhile.
      withOpenForm(ref.current, (open) => wasTouched.current || open.restore());
    }
  });
  useEffect(() => {
    restore();
    return () => {
      opened.current?.then(
        (open) => open.close(),
        () => undefined,
      );
      opened.current = undefined;
    };
  }, []);

  return {
    // The rules only name fields of their form.
    state: state as PostedState<Field>,
    bindings: {
      ref,
      onFocus: ({ currentTarget }) => withOpenForm(currentTarget, (open) => open.focused()),
      onInput: ({ currentTarget }) => {
        wasTouched.current = true;
        withOpenForm(currentTarget, (open) => open.changed());
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (state.kind === 'sending') return;
        show({ kind: 'sending', text: texts.sending });
        const data = new FormData(event.currentTarget);
        withOpenForm(
          event.currentTarget,
          (open) => open.submit(data),
          () => show({ kind: 'failed', title: texts.failed.title, text: texts.failed.unavailable }),
        );
      },
    },
  };
}
