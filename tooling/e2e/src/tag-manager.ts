import type { Page } from '@playwright/test';

/** An entry of the data layer, as JSON. A command of consent is a list. */
export interface Entry {
  readonly event?: string;
  readonly ecommerce?: Readonly<Record<string, unknown>> | null;
  readonly [field: string]: unknown;
}

/** Script of the stand-in: reads the data layer from its start, and passes on everything that is pushed later. */
const container = `{
  const layer = window.dataLayer;
  const push = layer.push;
  const receive = (entry) => window.standInReceived(window.standInJson(entry));
  layer.forEach(receive);
  layer.push = (...entries) => {
    const length = push.apply(layer, entries);
    entries.forEach(receive);
    return length;
  };
}`;

/** Notes what is pushed before the container is there. */
const recorder = `
  // No visit is in the sample whose Web Vitals are reported.
  const random = Math.random;
  Math.random = () => 0.5 + random() / 2;
  window.standInJson = (entry) => JSON.stringify('0' in entry ? { command: Object.values(entry) } : entry);
  window.dataLayer = [];
  window.dataLayer.push = function (...entries) {
    for (const entry of entries) window.standInPushed(window.standInJson(entry));
    // Calls of the test are lost while the document is left.
    const views = entries.filter(({ event }) => event === 'pageview').map((entry) => entry.route_name);
    sessionStorage.setItem('stand-in', [sessionStorage.getItem('stand-in') ?? [], views].flat().join(' ').trim());
    return Array.prototype.push.apply(this, entries);
  };
`;

const scripts = 'https://www.googletagmanager.com/**';

/** Answers for the tag manager with an empty script, for tests of something else in which a visitor accepts. */
export async function withoutTagManager(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

export type Answer = 'container' | 'blocked' | 'never';

/** A local stand-in for the tag manager and what it sends. It records over all documents of a page, in order. */
export class TagManager {
  /** Container codes of the requests for the script. */
  readonly requested: string[] = [];
  /** What the container got. */
  readonly received: Entry[] = [];
  /** What the site pushed, with or without a container. */
  readonly pushed: Entry[] = [];

  static async standIn(page: Page, answer: Answer = 'container'): Promise<TagManager> {
    const manager = new TagManager();
    await manager.#install(page, answer);
    return manager;
  }

  async #install(page: Page, answer: Answer): Promise<void> {
    await page.exposeFunction('standInReceived', (json: string) => void this.received.push(JSON.parse(json)));
    await page.exposeFunction('standInPushed', (json: string) => void this.pushed.push(JSON.parse(json)));
    await page.addInitScript(recorder);
    await page.route(scripts, async (route) => {
      this.requested.push(new URL(route.request().url()).searchParams.get('id') ?? '');
      if (answer === 'blocked') await route.abort('blockedbyclient');
      if (answer === 'container') await route.fulfill({ contentType: 'text/javascript', body: container });
    });
  }

  /** The received entries of an event. */
  got(event: string): Entry[] {
    return this.received.filter((entry) => entry.event === event);
  }
}

/** The routes whose views were pushed in this tab, also while their document was left. */
export async function viewsIn(page: Page): Promise<string[]> {
  return (await page.evaluate(() => sessionStorage.getItem('stand-in') ?? '')).split(/\s+/);
}

/** `consent update audience`, `pageview home___fr-be`, `view_item`; undefined for an entry that only clears data. */
function nameOf({ command, event, route_name: route }: Entry): string | undefined {
  if (Array.isArray(command)) {
    const [, kind, state] = command as [string, string, Readonly<Record<string, string>>];
    const granted = [
      ...(state['analytics_storage'] === 'granted' ? ['audience'] : []),
      ...(state['ad_storage'] === 'granted' ? ['advertising'] : []),
    ];
    return ['consent', kind, ...granted].join(' ');
  }
  return event === 'pageview' ? `pageview ${String(route)}` : event;
}

/** The names of entries, without those that clear data. */
export function namesOf(entries: readonly Entry[]): string[] {
  return entries.map(nameOf).filter((name) => name !== undefined);
}
