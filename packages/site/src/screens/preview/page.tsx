import { paramsFromSegments } from '@veralune/routing';
import { PreviewRibbon } from '@veralune/ui/components/preview-ribbon/preview-ribbon';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { createPageContext } from '../../page-context.ts';
import { tokenParameter } from '../../preview/read-preview.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { previewData } from './data.ts';
import { previewRibbonProps } from './props.ts';
import { propsOfScreen, screenOf } from './entity-screen.ts';

interface Props extends PageProps<{ readonly type: string; readonly id: string }> {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

async function load({ params, searchParams }: Props) {
  const { type, id, ...rest } = await params;
  const token = (await searchParams)[tokenParameter];
  const locale = localeFrom(rest);
  const previewParams = paramsFromSegments('preview', [type, id], locale) ?? notFound();
  // The proxy has checked the token; it can have expired since.
  const data = (typeof token === 'string' ? await previewData(locale, previewParams, token) : null) ?? notFound();
  const screen = (await screenOf(data.entity.kind)) ?? notFound();
  return { context: createPageContext(locale), data, screen, screenProps: propsOfScreen(locale, data.entity) };
}

/** The title and description of the public page. Search engines must not index a preview, nor learn of its languages. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, screen, screenProps } = await load(props);
  const { title, description } = await screen.generateMetadata(screenProps);
  return {
    title: context.t('preview.page-title', { title: String(title) }),
    description: description ?? null,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** The public page of an entity in its stored state, which the API shows to the holder of the token. */
export default async function PreviewPage(props: Props) {
  const { context, data, screen, screenProps } = await load(props);
  return (
    <>
      <PreviewRibbon {...previewRibbonProps(data, context)} />
      {await screen.default(screenProps)}
    </>
  );
}
