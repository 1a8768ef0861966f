import type { PlainErrorScreenProps } from '@veralune/ui/screens/error/plain-error';
import { href } from '@veralune/routing';
import { documentTitle } from '../metadata/document-title.ts';
import type { PageContext } from '../page-context.ts';

/** Errors that are found while a page renders. The proxy finds all others before. */
type Status = 404 | 500;

interface ErrorText extends PlainErrorScreenProps {
  readonly documentTitle: string;
}

export type ErrorTexts = Readonly<Record<Status, ErrorText>>;

/** The texts of the error pages that replace a page in the browser, where messages are not available. */
export function errorTexts({ locale, t }: PageContext): ErrorTexts {
  const textOf = (status: Status): ErrorText => ({
    documentTitle: documentTitle(t('errors.page-title', { status })),
    title: t(`errors.${status}.title`),
    description: t(`errors.${status}.description`),
    home: { label: t('errors.home'), href: href('home', {}, locale) },
  });
  return { 404: textOf(404), 500: textOf(500) };
}
