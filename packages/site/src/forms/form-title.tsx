import type { PostedState } from '@veralune/ui/components/form/posted-form';
import type { FormTexts } from './form-texts.ts';

export interface FormTitleProps {
  readonly state: PostedState<string>;
  readonly texts: FormTexts;
}

/**
 * The title of a page with a form. It says that there is an error, because screen readers read it first, also in the
 * answer to a post without JavaScript. Such a page has no title in its metadata.
 */
export function FormTitle({ state, texts: { title } }: FormTitleProps) {
  const isWrong = state.kind === 'invalid' || state.kind === 'failed';
  return <title>{isWrong ? title.wrong : title.plain}</title>;
}
