import { CompareScreen } from '@veralune/ui/screens/compare/compare';
import type { Locale } from '@veralune/routing';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { comparedIn, comparedName, compareHref } from '../../compare/compared-products.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { compareData } from '../compare/data.ts';
import { compareProps } from '../compare/props.ts';
import { localeFrom, type PageProps } from '../page-props.ts';

interface Props extends PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Metadata and page need the same data. Arguments are plain texts, because `cache` compares them. */
const dataOf = cache(async (locale: Locale, text: string) => {
  const ids = comparedIn(new URLSearchParams({ [comparedName]: text }));
  return compareData(locale, ids === null || ids === 'invalid' ? [] : ids);
});

async function load({ params, searchParams }: Props) {
  const locale = localeFrom(await params);
  const [text = ''] = [(await searchParams)[comparedName]].flat();
  const data = await dataOf(locale, text);
  if (data.products.length === 0) notFound();
  return { context: createPageContext(locale), data, ids: data.products.map(({ id }) => id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, data, ids } = await load(props);
  const { locale, t } = context;
  return pageMetadata({
    locale,
    title: t('compare.title', { names: data.products.map(({ name }) => name).join(', ') }),
    description: t('meta.compare.description'),
    path: compareHref(ids, locale),
    noIndex: true,
  });
}

/** Up to three products side by side. The proxy leads there if the address has their ids, which are the same in every language. */
export default async function ComparisonPage(props: Props) {
  const { context, data, ids } = await load(props);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('compare').map(({ locale }) => ({ locale, path: compareHref(ids, locale) }))}
      trail={[{ label: context.t('routes.compare.title') }]}
    >
      <CompareScreen {...compareProps(data, context)} />
    </PageFrame>
  );
}
