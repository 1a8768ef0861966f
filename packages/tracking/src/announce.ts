import type { TrackingEvent } from './events/events.ts';

/** Where islands leave events: an array until the tracking code is loaded, then the tracker. */
export interface AnnouncementHost {
  veraluneEvents?: { push(event: TrackingEvent): unknown };
}

/** Reports what happened in an island. Before the tracking code is loaded, and without it, nothing else happens. */
export function announce(event: TrackingEvent): void {
  ((globalThis as AnnouncementHost).veraluneEvents ??= [] as TrackingEvent[]).push(event);
}

/** Hands the events so far, and all further ones, to `track`. */
export function receiveAnnouncements(host: AnnouncementHost, track: (event: TrackingEvent) => void): void {
  const waiting = host.veraluneEvents;
  host.veraluneEvents = { push: track };
  if (Array.isArray(waiting)) for (const event of waiting as TrackingEvent[]) track(event);
}
