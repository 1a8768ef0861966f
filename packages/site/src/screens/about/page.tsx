import { paramsFromSegments, type Locale } from '@veralune/routing';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articlePage } from '../article/article-page.tsx';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { aboutGroups, type AboutParams } from './data.ts';
import { AboutList, aboutListMetadata } from './list.tsx';

type Props = PageProps<{ readonly segments?: string[] }>;

const article = articlePage<{ readonly segments?: string[] }>(({ segments: [slug] = [] }) =>
  slug === undefined ? null : { types: ['about'], slug },
);

/** A list has no slug, the slug of a group, or a year after it. All other slugs are those of single pages. */
async function isList(locale: Locale, { theme, filter }: AboutParams): Promise<boolean> {
  if (theme === undefined || filter !== undefined) return true;
  return (await aboutGroups(locale)).some(({ slug }) => slug === theme);
}

async function addressOf({ params }: Props) {
  const { segments = [], ...rest } = await params;
  const locale = localeFrom(rest);
  const aboutParams = paramsFromSegments('about', segments, locale) ?? notFound();
  return { locale, params: aboutParams, isList: await isList(locale, aboutParams) };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, params, isList } = await addressOf(props);
  return isList ? aboutListMetadata(locale, params) : article.generateMetadata(props);
}

export default async function AboutPage(props: Props) {
  const { locale, params, isList } = await addressOf(props);
  return isList ? <AboutList locale={locale} params={params} /> : article.Page(props);
}
