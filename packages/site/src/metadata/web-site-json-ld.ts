import { languageTag } from '@veralune/i18n';
import { href, marketOf, type Locale } from '@veralune/routing';
import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints, WithContext } from 'schema-dts';
import { searchField } from '../mappers/search-field.ts';
import { absoluteUrl } from './absolute-url.ts';
import { siteName } from './document-title.ts';

const placeholder = 'search_term_string';

/** schema.org `WebSite` with its search: the address of a search form that is submitted without JavaScript. */
export function webSiteJsonLd(locale: Locale): WithContext<WebSiteLeaf> {
  const { id } = marketOf(locale);
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl({ locale, path: href('results', {}, locale) }, id)}?${searchField}={${placeholder}}`,
    },
    'query-input': `required name=${placeholder}`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    url: absoluteUrl({ locale, path: href('home', {}, locale) }, id),
    inLanguage: languageTag(locale),
    potentialAction: search,
  };
}
