import type { SimpleMessageId } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { Metadata } from 'next';
import { presentFor } from '../present/context.ts';
import { localeFrom, type PageProps } from '../screens/page-props.ts';
import { fixedAlternates, type FixedRoute } from './fixed-alternates.ts';
import { pageMetadata } from './page-metadata.ts';

interface Words {
  readonly title: SimpleMessageId;
  readonly description: SimpleMessageId;
}

/** `generateMetadata` of a screen whose address has no parameters. */
export function fixedMetadata(route: FixedRoute, { title, description }: Words) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const locale = localeFrom(await params);
    const { t } = presentFor(locale);
    return pageMetadata({
      locale,
      title: t(title),
      description: t(description),
      path: href(route, {}, locale),
      alternates: fixedAlternates(route),
    });
  };
}
