import type { BreadcrumbProps } from '../src/components/breadcrumb/breadcrumb.tsx';
import type { FooterProps } from '../src/components/footer/footer.tsx';
import type { HeaderActionsProps } from '../src/components/header-actions/header-actions.tsx';
import type { HeaderProps } from '../src/components/header/header.tsx';
import type { LanguageOption, LanguageSwitchProps } from '../src/components/language-switch/language-switch.tsx';
import type { LatestSearchesProps } from '../src/components/latest-searches/latest-searches.tsx';
import type { SearchBoxProps } from '../src/components/search-box/search-box.tsx';
import type { Suggestions } from '../src/components/search-suggestions/search-suggestions.tsx';
import type { FrameLabels } from '../src/sections/frame/frame.tsx';

type Slots = 'language' | 'search' | 'latestSearches' | 'actions' | 'logo' | 'home';

/** `fixtures/<locale>/frame.json`: what all pages of a locale share. */
export interface FrameRecording {
  readonly header: Omit<HeaderProps, Slots> & {
    readonly home: { readonly href: string };
    readonly logo: Omit<HeaderProps['logo'], 'src'>;
    readonly language: Omit<LanguageSwitchProps, 'languages'>;
    readonly search: Omit<SearchBoxProps, 'suggest' | 'onSearch'>;
    readonly latestSearches: Pick<LatestSearchesProps, 'title'>;
    readonly actions: HeaderActionsProps;
  };
  readonly footer: Omit<FooterProps, 'logo'> & { readonly logo: Omit<FooterProps['logo'], 'src'> };
  readonly labels: FrameLabels;
}

/** `fixtures/<locale>/<page>.json`. A page without `languages` has no frame. */
export interface PageRecording<Props> {
  readonly screen: Props;
  readonly breadcrumb?: BreadcrumbProps;
  readonly languages?: readonly LanguageOption[];
  readonly isHome?: boolean;
}

/** A file for each locale and page, loaded when its story is shown. */
const files = import.meta.glob('../fixtures/*/*.json', { import: 'default' });

async function load(locale: string, name: string): Promise<unknown> {
  const file = files[`../fixtures/${locale}/${name}.json`];
  if (!file) throw new Error(`There is no recording "${name}" of ${locale}. Record it with tooling/recorder.`);
  return file();
}

/* tooling/recorder writes the files with the same types; its test compares them with the site. */
export async function loadFrame(locale: string) {
  return (await load(locale, 'frame')) as FrameRecording;
}

export async function loadSuggestions(locale: string) {
  return (await load(locale, 'suggestions')) as Suggestions;
}

export async function loadPage<Props>(locale: string, name: string) {
  return (await load(locale, name)) as PageRecording<Props>;
}
