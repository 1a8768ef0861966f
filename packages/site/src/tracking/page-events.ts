import { cleanText, type TrackingEvent } from '@veralune/tracking';
import type { PageFacts } from './page-facts.ts';
import type { TrackedRoute } from './route-of.ts';
import type { Visit } from './visits.ts';

/** A page with what it shows. */
export interface ShownPage extends TrackedRoute {
  readonly visit: Visit;
  /** Of the document. */
  readonly title: string;
  readonly facts: PageFacts;
}

/** The path without the ids of a customer's orders and addresses. */
function pathOf({ screen, visit, facts }: ShownPage): string {
  const path = facts.path ?? visit.path;
  return screen.startsWith('my-') ? path.replace(/\/\d+(?=\/|$)/g, '') : path;
}

/** The events of a page that is shown: its view, then what it has. */
export function pageEvents(page: ShownPage): TrackingEvent[] {
  const { route, screen, visit, title, facts } = page;
  const { locale, folders } = visit;
  return [
    {
      event: 'pageview',
      route_name: `${route}___${locale}`,
      screen_type: screen,
      locale,
      market: locale.split('-')[1] ?? '',
      page_title: cleanText(facts.title ?? title),
      page_path: cleanText(pathOf(page)),
    },
    ...(screen === 'error' ? [{ event: 'exception', description: folders[1] ?? '', fatal: false } as const] : []),
    ...(facts.lists ?? []).map(({ ecommerce }) => ({ event: 'view_item_list', ecommerce }) as const),
    ...(facts.events ?? []),
  ];
}
