export { announce, receiveAnnouncements } from './announce.ts';
export { reportedKey } from './claim.ts';
export {
  consentAskedEvent,
  consentCategories,
  consentCookie,
  consentEvent,
  consentVersion,
  isAllowed,
  readConsent,
  type ConsentCategory,
  type ConsentChoice,
} from './consent/consent.ts';
export type { EventName, EventOf, Item, TrackingEvent } from './events/events.ts';
export { cleanText, searchTerm, type CleanText, type SearchTerm } from './personal-data.ts';
export { isContainerCode, loadTagManager } from './tag-manager.ts';
export { createTracker, type Tracker } from './tracker.ts';
