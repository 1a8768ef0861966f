import { href } from '@veralune/routing';
import { ErrorScreen, type ErrorScreenProps } from '@veralune/ui/screens/error/error';
import type { ReactNode } from 'react';
import { presentFor, type Present } from '../../present/context.ts';
import { pageSearchForm } from '../../present/search-form.ts';
import { localeFrom, type PageProps } from '../page-props.ts';

type Status = ErrorScreenProps['status'];

/** What an error page says. Source: 1-site.md §2 "Error pages". */
function errorProps(status: Status, present: Present): ErrorScreenProps {
  const { locale, t } = present;
  const base = {
    status,
    title: t(`errors.${status}.title`),
    description: t(`errors.${status}.description`),
    home: { label: t('errors.home'), href: href('home', {}, locale) },
  };
  if (status === 404) return { ...base, hint: t('errors.404.hint'), search: pageSearchForm(present) };
  return status === 401 ? { ...base, hint: t('errors.401.hint') } : base;
}

/** The page of a status. The proxy shows it under the address that was asked for, with that status. */
export function errorPage(status: Status, Frame: (props: { present: Present; children: ReactNode }) => ReactNode) {
  return async function ErrorPage({ params }: PageProps) {
    const present = presentFor(localeFrom(await params));
    const { t } = present;
    const title = t('app.page-title', { title: t('errors.page-title', { status }), app: t('app.title') });
    return (
      <Frame present={present}>
        {/* Next ignores a page's metadata once the status is 404, so they stand in the page. */}
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <ErrorScreen {...errorProps(status, present)} />
      </Frame>
    );
  };
}
