import { useEffect, useRef, type ReactNode } from 'react';
import { HeaderActions, type HeaderActionsProps } from '../src/components/header-actions/header-actions.tsx';
import { LanguageSwitch } from '../src/components/language-switch/language-switch.tsx';
import { LatestSearches } from '../src/components/latest-searches/latest-searches.tsx';
import type { LogoVariant } from '../src/components/logo/logo.tsx';
import { logoFile } from '../src/components/logo/logo-file.ts';
import { SearchBox } from '../src/components/search-box/search-box.tsx';
import { FrameBehaviour } from '../src/sections/frame/frame-behaviour.tsx';
import { Frame, FrameContent, type FrameProps } from '../src/sections/frame/frame.tsx';
import { palette } from '../src/tokens/palette.ts';
import { loadSuggestions, type FrameRecording, type PageRecording } from './recordings.ts';

export interface RecordedPageProps {
  /** `de-ch` */
  locale: LogoVariant;
  frame: FrameRecording;
  page: PageRecording<unknown>;
  /** The header's links for a visitor; by default those of a stranger, as the site serves them to caches. */
  visitor?: HeaderActionsProps | undefined;
  children: ReactNode;
}

/** The logo of a market as its app serves it. */
function logoOf(place: 'header' | 'footer', locale: LogoVariant) {
  return `data:image/svg+xml,${encodeURIComponent(logoFile(place, locale, palette))}`;
}

function headerOf({ locale, frame, page, visitor }: RecordedPageProps): FrameProps['header'] {
  const { search, language, latestSearches, actions, home, logo, ...header } = frame.header;
  return {
    ...header,
    home: { ...home, isCurrent: page.isHome ?? false },
    logo: { ...logo, src: logoOf('header', locale) },
    language: <LanguageSwitch {...language} languages={page.languages ?? []} />,
    search: <SearchBox {...search} suggest={{ load: () => loadSuggestions(locale) }} />,
    latestSearches: <LatestSearches {...latestSearches} searches={[]} />,
    actions: <HeaderActions {...(visitor ?? actions)} />,
  };
}

/** Links and forms of a recorded page lead to a site that is not running: they do nothing. */
function usePreventNavigation() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const preventNavigation = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (event.type === 'submit' || link?.getAttribute('href')?.startsWith('/')) event.preventDefault();
    };
    const element = root.current;
    element?.addEventListener('click', preventNavigation);
    element?.addEventListener('submit', preventNavigation);
    return () => {
      element?.removeEventListener('click', preventNavigation);
      element?.removeEventListener('submit', preventNavigation);
    };
  }, []);
  return root;
}

/** A recorded screen in the frame of its market, or alone if the site shows it without a frame. */
export function RecordedPage(props: RecordedPageProps) {
  const { locale, frame, page, children } = props;
  const root = usePreventNavigation();
  if (!page.languages) {
    return (
      <main id="content" ref={root}>
        {children}
      </main>
    );
  }
  return (
    <div ref={root}>
      <Frame
        header={headerOf(props)}
        footer={{ ...frame.footer, logo: { ...frame.footer.logo, src: logoOf('footer', locale) } }}
        labels={frame.labels}
      >
        <FrameContent {...(page.breadcrumb ? { breadcrumb: page.breadcrumb } : {})}>{children}</FrameContent>
      </Frame>
      <FrameBehaviour />
    </div>
  );
}
