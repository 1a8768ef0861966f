import type { Page as CataloguePage } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { ArticleScreen } from '@veralune/ui/screens/article/article';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { siteUrl } from '../../catalogue/environment.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor, type Present } from '../../present/context.ts';
import { pageHref } from '../../present/page-link.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { articleData, type ArticleData, type ArticleRequest } from './data.ts';
import { articleTrail } from './place.ts';
import { articleProps } from './props.ts';

const articleTypes: ReadonlySet<string> = new Set(['advice', 'innovation', 'actualite']);

function articleJsonLd(page: CataloguePage, path: string, { market }: Present) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.summary,
    datePublished: page.published_on,
    mainEntityOfPage: siteUrl(market) + path,
    publisher: { '@type': 'Organization', name: 'Veralune' },
  };
}

function articleScreen(data: ArticleData, present: Present): ReactNode {
  return <ArticleScreen {...articleProps(data, present)} />;
}

/**
 * The page of one text of the catalogue: advice, innovation, expertise, about, information, corner or legal.
 * @param requestOf what to look for, from the parameters of the address; null where they name nothing
 * @param screenOf what is shown of it, where that is not the Article screen
 */
export function articlePage<Params extends object>(
  requestOf: (params: Params, locale: Locale) => ArticleRequest | null,
  screenOf: (data: ArticleData, present: Present) => ReactNode | Promise<ReactNode> = articleScreen,
) {
  async function load({ params }: PageProps<Params>) {
    const given = await params;
    const locale = localeFrom(given);
    const request = requestOf(given, locale) ?? notFound();
    const data = (await articleData(locale, request)) ?? notFound();
    const { page } = data;
    const alternates = entityAlternates(page.type.technical_name, page.alternates);
    return { present: presentFor(locale), data, path: pageHref(page, locale), alternates };
  }

  async function generateMetadata(props: PageProps<Params>): Promise<Metadata> {
    const { present, data, path, alternates } = await load(props);
    return pageMetadata({ locale: present.locale, ...data.page.meta, path, alternates });
  }

  async function Page(props: PageProps<Params>) {
    const { present, data, path, alternates } = await load(props);
    const { page } = data;
    return (
      <PageFrame present={present} alternates={alternates} trail={articleTrail(page, present)}>
        {articleTypes.has(page.type.technical_name) ? <JsonLd data={articleJsonLd(page, path, present)} /> : null}
        {await screenOf(data, present)}
      </PageFrame>
    );
  }

  return { generateMetadata, Page };
}
