import { href } from '@veralune/routing';
import type { ErrorScreenProps } from '@veralune/ui/screens/error/error';
import { pageSearchForm } from '../../mappers/search-form.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * The props of an error page. Source: 1-site.md §2 "Error pages".
 * @param terms words of the address as a slug, for the search form of the 404 page
 */
export function errorProps(status: ErrorScreenProps['status'], context: PageContext, terms?: string): ErrorScreenProps {
  const { locale, t } = context;
  const base = {
    status,
    title: t(`errors.${status}.title`),
    description: t(`errors.${status}.description`),
    home: { label: t('errors.home'), href: href('home', {}, locale) },
  };
  if (status === 404)
    return { ...base, hint: t('errors.404.hint'), search: pageSearchForm(context, terms?.replaceAll('-', ' ')) };
  return status === 401 ? { ...base, hint: t('errors.401.hint') } : base;
}
