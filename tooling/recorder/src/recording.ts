import { isValidElement, type ReactNode } from 'react';
import { partsIn } from './parts-in.ts';
import { plain, type Plain } from './plain.ts';
import type { RenderedPage } from './rendered-page.ts';

type Fields = Record<string, unknown>;

function propsOf(node: ReactNode): Fields {
  return isValidElement<Fields>(node) ? node.props : {};
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** The screen's props, with the parts of the slots that a product page fills. */
function screenRecording(screen: unknown): unknown {
  const { cart, favourite, ...props } = screen as Fields;
  const parts = [cart, favourite].filter((slot) => isValidElement(slot));
  return parts.length > 0 ? { ...props, actions: partsIn(parts) } : props;
}

/** The props that differ from page to page: of the screen, the breadcrumb and the language switch. */
export function pageRecording({ frame, breadcrumb, screen }: RenderedPage): Plain {
  if (screen === undefined) throw new Error('The page has no screen.');
  if (!frame) return plain({ screen: screenRecording(screen) });
  const { languages } = propsOf(frame.header.language);
  return plain({ breadcrumb, languages, isHome: frame.header.home.isCurrent, screen: screenRecording(screen) });
}

/** The props that all pages of a locale share. The slots of the header hold islands of the site, whose props are recorded. */
export function frameRecording({ frame }: RenderedPage): Plain {
  if (!frame) throw new Error('The page has no frame.');
  const { language, search, latestSearches, actions, home, logo, ...header } = frame.header;
  const { logo: footerLogo, ...footer } = frame.footer;
  return plain({
    header: {
      ...header,
      home: { href: home.href },
      logo: without({ ...logo }, 'src'),
      language: without(propsOf(language), 'languages'),
      search: without(propsOf(search), 'locale'),
      latestSearches: propsOf(latestSearches),
      actions: partsIn(actions)['headerActions'],
    },
    footer: { ...footer, logo: without({ ...footerLogo }, 'src') },
    labels: frame.labels,
  });
}
