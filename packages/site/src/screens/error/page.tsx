import { ErrorScreen, type ErrorScreenProps } from '@veralune/ui/screens/error/error';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageFrame } from '../../frame/page-frame.tsx';
import { PlainFrame } from '../../frame/plain-frame.tsx';
import { documentTitle } from '../../metadata/document-title.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { errorProps } from './error-props.ts';

type Status = ErrorScreenProps['status'];

interface FrameProps {
  readonly context: PageContext;
  readonly children: ReactNode;
}

function FrameWithMenus({ context, children }: FrameProps) {
  return (
    <PageFrame context={context} alternates={fixedAlternates('home')}>
      {children}
    </PageFrame>
  );
}

const frames: Record<Status, (props: FrameProps) => ReactNode> = {
  401: FrameWithMenus,
  404: FrameWithMenus,
  // Without menus: this page must render when the catalogue is not available.
  500: PlainFrame,
};

function statusFrom(segment: string): Status {
  return ([401, 404, 500] as const).find((status) => String(status) === segment) ?? notFound();
}

export const generateStaticParams = noStaticParams;

/**
 * The page of an error status. The proxy rewrites the requested address to it and sets the status. `terms` are words of
 * the address as a slug, for the search form of the 404 page.
 */
export default async function ErrorPage({ params }: PageProps<{ readonly status: string; readonly terms?: string }>) {
  const { terms, status: segment, ...rest } = await params;
  const status = statusFrom(segment);
  const context = createPageContext(localeFrom(rest));
  const Frame = frames[status];
  return (
    <Frame context={context}>
      {/* Next ignores `generateMetadata` when the status is 404, so the elements are rendered here. */}
      <title>{documentTitle(context.t('errors.page-title', { status }))}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen {...errorProps(status, context, terms)} />
    </Frame>
  );
}
