import { href } from '@veralune/routing';
import { StoreFinderScreen } from '@veralune/ui/screens/store-finder/store-finder';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isSettingActive } from '../../catalogue/settings.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { pharmaciesJsonLd } from '../../metadata/pharmacies-json-ld.ts';
import { createPageContext } from '../../page-context.ts';
import { storeSearchIn, storeSearchQuery } from '../../store-finder/store-search.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { pharmaciesData } from './data.ts';
import { pharmaciesProps } from './props.tsx';
import { storeFacts } from '../../tracking/search-facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

interface Props extends PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Metadata and page need the same answer. Arguments are plain texts, because `cache` compares them. */
const dataOf = cache((locale: ReturnType<typeof localeFrom>, query: string) => {
  const search = storeSearchIn(new URLSearchParams(query)) ?? notFound();
  return pharmaciesData(locale, search);
});

/** The first value of each parameter. */
function queryOf(values: Awaited<Props['searchParams']>): string {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const [first] = [value].flat();
    return first === undefined ? [] : [[name, first] as const];
  });
  return new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
}

async function load({ params, searchParams }: Props) {
  const locale = localeFrom(await params);
  if (!(await isSettingActive(locale, 'point_of_sale'))) notFound();
  return { context: createPageContext(locale), data: await dataOf(locale, queryOf(await searchParams)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, data } = await load(props);
  const { locale, t } = context;
  const place = data.found?.place?.label;
  return pageMetadata({
    locale,
    title: place ? t('meta.store-finder.near.title', { place }) : t('routes.store-finder.title'),
    description: t('meta.store-finder.description'),
    path: href('store-finder', {}, locale) + storeSearchQuery(data.search),
    noIndex: true,
  });
}

/** The results of the store finder. The proxy leads there if its address has a search. */
export default async function PharmaciesPage(props: Props) {
  const { context, data } = await load(props);
  const { locale, t } = context;
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('store-finder').map(({ locale: other, path }) => ({
        locale: other,
        path: path + storeSearchQuery(data.search),
      }))}
      trail={[{ label: t('routes.store-finder.title'), href: href('store-finder', {}, locale) }]}
    >
      <TrackedPage {...storeFacts(data, context)} />
      <StoreFinderScreen {...pharmaciesProps(data, context)} />
      {data.found && data.found.items.length > 0 ? (
        <JsonLd data={pharmaciesJsonLd(data.found.items, context.market.country)} />
      ) : null}
    </PageFrame>
  );
}
