import type { PersonalRoute } from '@veralune/routing';
import type { Metadata } from 'next';
import { documentTitle } from '../metadata/document-title.ts';
import { createPageContext } from '../page-context.ts';
import { localeFrom, type PageProps } from '../screens/page-props.ts';

const robots: Metadata['robots'] = { index: false, follow: false };

/** `generateMetadata` of a page for one visitor: never indexed, without anything to share. */
export function personalMetadata(route: PersonalRoute) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { t } = createPageContext(localeFrom(await params));
    return { title: documentTitle(t(`routes.${route}.title`)), robots };
  };
}

/** Like `personalMetadata`, for a page that renders its title itself, because it names errors. */
export function personalFormMetadata(): Metadata {
  return { robots };
}

/** The titles of a document with a form: without and with errors. */
export function formTitles(title: string, locale: Parameters<typeof createPageContext>[0]) {
  const { t } = createPageContext(locale);
  const plain = documentTitle(title);
  return { plain, wrong: t('forms.error-title', { title: plain }) };
}
