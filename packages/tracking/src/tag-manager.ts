const containerCode = /^GTM-[A-Z0-9]{4,12}$/;
const origin = 'https://www.googletagmanager.com';

/** Whether a text is a container code, and therefore safe in a URL. */
export function isContainerCode(code: string): boolean {
  return containerCode.test(code);
}

/**
 * Adds the script of the tag manager to a document, unless it is already there. A script that is blocked, slow or broken
 * changes nothing: nothing waits for it.
 *
 * @returns whether the script was added
 * @throws VR-TRACKING-001 when the code is not a container code
 */
export function loadTagManager(code: string, document: Document): boolean {
  if (!isContainerCode(code)) {
    throw new Error(`VR-TRACKING-001: "${code}" is not a container code. Use the format GTM-XXXXXXX.`);
  }
  const src = `${origin}/gtm.js?id=${code}`;
  if (document.querySelector(`script[src="${src}"]`)) return false;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  return true;
}
