/** Name of the event on `window` after each new choice; its detail is the `ConsentChoice`. */
export const consentEvent = 'veralune:consent';

/** Name of the event on `window` once the tool has asked (shown its banner) on a page without a stored choice. */
export const consentAskedEvent = 'veralune:consent-asked';
