import type { SimpleMessageId } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { Metadata } from 'next';
import { createPageContext } from '../page-context.ts';
import { localeFrom, type PageProps } from '../screens/page-props.ts';
import { fixedAlternates, type FixedRoute } from './fixed-alternates.ts';
import { pageMetadata } from './page-metadata.ts';

interface MessageIds {
  readonly title: SimpleMessageId;
  readonly description: SimpleMessageId;
  /** For pages that search engines must not index. */
  readonly noIndex?: boolean;
  /** The page renders its `<title>` itself, because it changes. */
  readonly hasOwnTitle?: boolean;
}

/** `generateMetadata` of a screen without parameters. */
export function fixedMetadata(route: FixedRoute, { title, description, noIndex, hasOwnTitle = false }: MessageIds) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const locale = localeFrom(await params);
    const { t } = createPageContext(locale);
    const metadata = pageMetadata({
      locale,
      title: t(title),
      description: t(description),
      path: href(route, {}, locale),
      alternates: fixedAlternates(route),
      ...(noIndex === undefined ? {} : { noIndex }),
    });
    return hasOwnTitle ? { ...metadata, title: null } : metadata;
  };
}
