import type { PostedState } from '@veralune/ui/components/form/posted-form';
import { prepareAntiSpam } from '../anti-spam/anti-spam-token.ts';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { fillForm } from './fill-form.ts';
import type { FormSetup } from './form-setup.ts';
import { nextFormState, type FormEvent, type FormState } from './form-state.ts';
import { valuesOf, type FormValues } from './form-values.ts';
import { shownState } from './shown-state.ts';
import { submitForm } from './submit-form.ts';
import type { suggestCities } from './suggest-cities.ts';

/** Where a form is shown. */
export interface FormView {
  readonly element: HTMLFormElement;
  readonly show: (state: PostedState<string>) => void;
  /** Runs once for each form that was accepted. */
  readonly onSent: () => void;
}

/** A form that is used, told what happens to it. */
export interface OpenForm {
  readonly focused: () => void;
  /** Keeps what was typed until the form is sent or the tab is closed. */
  readonly changed: () => void;
  /** Puts the draft into the form. */
  readonly restore: () => void;
  readonly submit: (data: FormData) => Promise<void>;
  readonly close: () => void;
}

function storage(): Storage {
  return window.sessionStorage;
}

/** Browsers have it in secure contexts only; without a key, the API recognises a repeated post by its content. */
function newIdempotencyKey(): string | undefined {
  return (globalThis.crypto as Partial<Crypto>).randomUUID?.();
}

async function loadCities(...form: Parameters<typeof suggestCities>): Promise<void> {
  try {
    (await import('./suggest-cities.ts')).suggestCities(...form);
  } catch {
    // The cities are typed.
  }
}

/** What a form needs once it is used: drafts, validation, sending, and the words of the answer. */
export function openForm(setup: FormSetup, { element, show, onSent }: FormView): OpenForm {
  const { form, texts, antiSpam } = setup;
  let state: FormState = { kind: 'ready' };
  let idempotencyKey: string | undefined;
  let wasTried = false;

  const dispatch = (event: FormEvent, values: FormValues = {}) => {
    state = nextFormState(state, event);
    show(shownState(state, values, texts));
  };
  const returned = (event: PageTransitionEvent) => {
    if (event.persisted && state.kind === 'sent') dispatch({ kind: 'returned' });
  };
  const listening = new AbortController();
  window.addEventListener('pageshow', returned, { signal: listening.signal });
  const cityList = element.querySelector('input[list]')?.getAttribute('list');
  if (cityList) void loadCities(element, cityList, setup.locale, listening.signal);

  return {
    focused() {
      idempotencyKey ??= newIdempotencyKey();
      prepareAntiSpam(antiSpam);
    },
    changed() {
      // Another content is another request.
      if (wasTried) idempotencyKey = newIdempotencyKey();
      wasTried = false;
      writeDraft(form, { values: valuesOf(form, new FormData(element)), idempotencyKey }, storage);
    },
    restore() {
      const draft = readDraft(form, storage);
      if (!draft) return;
      fillForm(element, draft.values);
      idempotencyKey = draft.idempotencyKey;
    },
    async submit(data) {
      if (state.kind === 'sending' || state.kind === 'sent') return;
      dispatch({ kind: 'submitted' });
      wasTried = true;
      const { values, outcome } = await submitForm(setup, data, idempotencyKey);
      if (outcome.kind === 'sent') {
        removeDraft(form, storage);
        element.reset();
        idempotencyKey = newIdempotencyKey();
        onSent();
      }
      dispatch({ kind: 'answered', outcome }, values);
    },
    close() {
      listening.abort();
    },
  };
}
