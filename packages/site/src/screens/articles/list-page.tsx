import type { PageType } from '@veralune/api-client/contract';
import type { SimpleMessageId } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { ArticlesScreen } from '@veralune/ui/screens/articles/articles';
import type { Metadata } from 'next';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates, type FixedRoute } from '../../metadata/fixed-alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { articlesData, wholeList } from './data.ts';
import { articlesProps } from './props.ts';

export interface ListPage {
  readonly route: FixedRoute;
  readonly type: PageType;
  readonly title: SimpleMessageId;
  readonly intro: SimpleMessageId;
  readonly description: SimpleMessageId;
}

/** The page of a list without parameters: the magazine, the innovations, the expertises, about us. */
export function listPage({ route, type, title, intro, description }: ListPage) {
  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const locale = localeFrom(await params);
    const { t } = presentFor(locale);
    const alternates = fixedAlternates(route);
    return pageMetadata({
      locale,
      title: t(title),
      description: t(description),
      path: href(route, {}, locale),
      alternates,
    });
  }

  async function Page({ params }: PageProps) {
    const locale = localeFrom(await params);
    const present = presentFor(locale);
    const { t } = present;
    const data = await articlesData(locale, { type, perPage: wholeList });
    const text = { title: t(title), intro: t(intro), seed: route };
    return (
      <PageFrame present={present} alternates={fixedAlternates(route)} trail={[{ label: t(`routes.${route}.title`) }]}>
        <ArticlesScreen {...articlesProps(data, text, {}, present)} />
      </PageFrame>
    );
  }

  return { generateMetadata, Page };
}
