import { href, type Locale } from '@veralune/routing';
import { AboutScreen } from '@veralune/ui/screens/about/about';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { isIndexedArticleList } from '../../listing/indexing.ts';
import { listTexts } from '../../listing/list-texts.ts';
import type { LocalePath } from '../../metadata/absolute-url.ts';
import { entityAlternates } from '../../metadata/alternates.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { listedArticles } from '../../metadata/item-list-json-ld.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { aboutData, type AboutData, type AboutParams } from './data.ts';
import { aboutProps, aboutTrail, groupOf } from './props.ts';

async function load(locale: Locale, params: AboutParams) {
  return { context: createPageContext(locale), data: (await aboutData(locale, params)) ?? notFound() };
}

function alternatesOf({ group, year }: AboutData): LocalePath[] {
  if (year) return entityAlternates('about_filter', year.alternates);
  return group ? entityAlternates('about_category', group.alternates) : fixedAlternates('about');
}

export async function aboutListMetadata(locale: Locale, params: AboutParams): Promise<Metadata> {
  const { context, data } = await load(locale, params);
  const { t } = context;
  const group = groupOf(data, context);
  const composed =
    group === undefined
      ? { title: t('about.title'), description: t('meta.about.description') }
      : { title: t('about.group.title', { group }), description: t('meta.about.group.description', { group }) };
  return pageMetadata({
    locale,
    ...(listTexts(data.group, { isFiltered: params.filter !== undefined }).meta ?? composed),
    path: href('about', params, locale),
    alternates: alternatesOf(data),
    noIndex: !isIndexedArticleList(params),
  });
}

/** The list of the pages about the company, of a group of them, or of a group's year. */
export async function AboutList({ locale, params }: { readonly locale: Locale; readonly params: AboutParams }) {
  const { context, data } = await load(locale, params);
  const screen = aboutProps(data, context);
  return (
    <PageFrame context={context} alternates={alternatesOf(data)} trail={aboutTrail(data, context)}>
      <ListJsonLd items={listedArticles(screen.pages.items)} context={context} />
      <AboutScreen {...screen} />
    </PageFrame>
  );
}
