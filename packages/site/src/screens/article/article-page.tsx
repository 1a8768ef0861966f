import { slugFromSegment, type Locale } from '@veralune/routing';
import { ArticleScreen } from '@veralune/ui/screens/article/article';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { feedPath } from '../../feed/feed-path.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { articleJsonLd } from '../../metadata/article-json-ld.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { sharedImageOf } from '../../metadata/shared-image.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { pageHref } from '../../mappers/page-link.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { articleData, type ArticleData, type ArticleRequest } from './data.ts';
import { articleTrail } from './trail.ts';
import { articleProps } from './props.ts';
import { listFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';
import { videoOf } from './video.tsx';

/** Types of pages with a date of publication. */
const articleTypes: ReadonlySet<string> = new Set(['advice', 'innovation', 'actualite']);

function articleScreen(data: ArticleData, context: PageContext): ReactNode {
  return <ArticleScreen {...articleProps(data, context)} video={videoOf(data.page, context)} />;
}

type ArticleParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parameters of an internal path with their slugs. */
function withSlugs<Params extends ArticleParams>(params: Params): Params {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? slugFromSegment(value) : value?.map(slugFromSegment),
  ]);
  // The names and the kinds of values stay the same.
  return Object.fromEntries(entries) as Params;
}

/**
 * `generateMetadata` and `Page` of a CMS page: advice, innovation, expertise, about, information, corner or legal.
 * @param requestOf makes the request from the route parameters; null leads to status 404
 * @param screenOf renders the page; the article screen by default
 */
export function articlePage<Params extends ArticleParams>(
  requestOf: (params: Params, locale: Locale) => ArticleRequest | null,
  screenOf: (data: ArticleData, context: PageContext) => ReactNode | Promise<ReactNode> = articleScreen,
) {
  async function load({ params }: PageProps<Params>) {
    const given = await params;
    const locale = localeFrom(given);
    const request = requestOf(withSlugs(given), locale) ?? notFound();
    const data = (await articleData(locale, request)) ?? notFound();
    const { page } = data;
    const alternates = entityAlternates(page.type.technical_name, page.alternates);
    return { context: createPageContext(locale), data, path: pageHref(page, locale), alternates };
  }

  async function generateMetadata(props: PageProps<Params>): Promise<Metadata> {
    const { context, data, path, alternates } = await load(props);
    const { locale } = context;
    const { meta, type, published_on: publishedOn, vertical_image: image } = data.page;
    return pageMetadata({
      locale,
      ...meta,
      path,
      alternates,
      image: sharedImageOf(image),
      ...(articleTypes.has(type.technical_name) ? { publishedOn } : {}),
      ...(type.technical_name === 'advice' ? { feed: feedPath(locale) } : {}),
    });
  }

  async function Page(props: PageProps<Params>) {
    const { context, data, path, alternates } = await load(props);
    const { page } = data;
    return (
      <PageFrame context={context} alternates={alternates} trail={articleTrail(page, context)}>
        {articleTypes.has(page.type.technical_name) ? <JsonLd data={articleJsonLd(page, path, context)} /> : null}
        <TrackedPage lists={listFacts('article', page.related_products, context.locale)} />
        {await screenOf(data, context)}
      </PageFrame>
    );
  }

  return { generateMetadata, Page };
}
