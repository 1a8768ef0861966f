import { afterEach, expect, it } from 'vitest';
import { announce, receiveAnnouncements } from '../src/index.ts';
import type { AnnouncementHost } from '../src/announce.ts';

const host = globalThis as AnnouncementHost;
afterEach(() => {
  delete host.veraluneEvents;
});

it('keeps events until the tracking code is loaded, in order', () => {
  announce({ event: 'login', method: 'password' });
  announce({ event: 'generate_lead', lead_source: 'contact' });
  const tracked: string[] = [];
  receiveAnnouncements(host, ({ event }) => void tracked.push(event));
  announce({ event: 'sign_up', method: 'password' });
  expect(tracked).toEqual(['login', 'generate_lead', 'sign_up']);
});
