import type { PostedState } from '@veralune/ui/components/form/posted-form';
import { fieldMessages, summaryTitle } from './field-messages.ts';
import type { FormState } from './form-state.ts';
import type { AnswerTexts } from './form-texts.ts';
import type { FormValues } from './form-values.ts';

/**
 * A state of a form in the words of the page.
 * @param values as they were when the form was sent
 */
export function shownState(state: FormState, values: FormValues, texts: AnswerTexts): PostedState<string> {
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
        errors: fieldMessages(state.errors, values, texts),
      };
  }
}
