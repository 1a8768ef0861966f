import { ErrorScreen, type ErrorScreenProps } from '@veralune/ui/screens/error/error';
import type { ReactNode } from 'react';
import { documentTitle } from '../../metadata/document-title.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { errorProps } from './error-props.ts';

type ErrorPageProps = PageProps<{ readonly terms?: string }>;

/** The page of an error status. The proxy rewrites the requested address to it and sets the status. */
export function errorPage(
  status: ErrorScreenProps['status'],
  Frame: (props: { context: PageContext; children: ReactNode }) => ReactNode,
) {
  return async function ErrorPage({ params }: ErrorPageProps) {
    const { terms, ...rest } = await params;
    const context = createPageContext(localeFrom(rest));
    return (
      <Frame context={context}>
        {/* Next ignores `generateMetadata` when the status is 404, so the elements are rendered here. */}
        <title>{documentTitle(context.t('errors.page-title', { status }))}</title>
        <meta name="robots" content="noindex" />
        <ErrorScreen {...errorProps(status, context, terms)} />
      </Frame>
    );
  };
}
