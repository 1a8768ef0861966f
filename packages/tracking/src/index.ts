export { announce, receiveAnnouncements, type AnnouncementHost } from './announce.ts';
export { dataLayerOf, type DataLayerHost } from './data-layer.ts';
export { reportedKey } from './claim.ts';
export type { EventName, EventOf, Item, TrackingEvent } from './events/events.ts';
export { cleanText, searchTerm, type CleanText, type SearchTerm } from './personal-data.ts';
export { isContainerCode, loadTagManager } from './tag-manager.ts';
export { createTracker, type Tracker } from './tracker.ts';
