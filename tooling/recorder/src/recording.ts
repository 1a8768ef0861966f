import { isValidElement, type ReactNode } from 'react';
import { plain, type Plain } from './plain.ts';
import type { Shown } from './shown.ts';

type Fields = Record<string, unknown>;

function propsOf(node: ReactNode): Fields {
  return isValidElement<Fields>(node) ? node.props : {};
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** What changes from page to page: the screen, the way to it, and where the language switch leads. */
export function pageRecording({ frame, breadcrumb, screen }: Shown): Plain {
  if (screen === undefined) throw new Error('The page shows no screen.');
  if (!frame) return plain({ screen });
  const { languages } = propsOf(frame.header.language);
  return plain({ breadcrumb, languages, isHome: frame.header.home.isCurrent, screen });
}

/** What every page of a locale shares. The slots of the header are islands of the site; their props are recorded. */
export function frameRecording({ frame }: Shown): Plain {
  if (!frame) throw new Error('The page has no frame.');
  const { language, search, latestSearches, home, logo, ...header } = frame.header;
  const { logo: footerLogo, ...footer } = frame.footer;
  return plain({
    header: {
      ...header,
      home: { href: home.href },
      logo: without({ ...logo }, 'src'),
      language: without(propsOf(language), 'languages'),
      search: without(propsOf(search), 'locale'),
      latestSearches: propsOf(latestSearches),
    },
    footer: { ...footer, logo: without({ ...footerLogo }, 'src') },
    labels: frame.labels,
  });
}
