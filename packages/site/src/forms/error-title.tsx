import type { PostedForm } from './posted-form.ts';

export interface ErrorTitleProps {
  readonly posted: PostedForm | null;
  readonly title: string;
}

/** The title of a page that answers a post with errors, for visitors without JavaScript. */
export function ErrorTitle({ posted, title }: ErrorTitleProps) {
  return posted ? <title>{title}</title> : null;
}
