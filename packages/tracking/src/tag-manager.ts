const containerCode = /^GTM-[A-Z0-9]{4,12}$/;

/** Whether a text is a container code, and therefore safe in a URL. */
export function isContainerCode(code: string): boolean {
  return containerCode.test(code);
}

/**
 * Adds the script of the tag manager to a document. A script that is blocked, slow or broken changes nothing: nothing waits
 * for it.
 * @param code a container code
 */
export function loadTagManager(code: string, document: Document): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${code}`;
  document.head.append(script);
}
