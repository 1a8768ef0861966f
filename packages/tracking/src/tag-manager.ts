import { pushEvent, type DataLayerHost } from './data-layer.ts';

const containerCode = /^GTM-[A-Z0-9]{4,12}$/;
const origin = 'https://www.googletagmanager.com';

/** Whether a text is a container code, and so safe to put into an address. */
export function isContainerCode(code: string): boolean {
  return containerCode.test(code);
}

/**
 * Puts the tag manager's script into a document, once, however often it is called.
 *
 * @returns whether the script was added now
 * @throws VR-TRACKING-001 when the code is no container code
 */
export function loadTagManager(
  code: string,
  document: Document,
  host: DataLayerHost,
  now: () => number = Date.now,
): boolean {
  if (!isContainerCode(code)) {
    throw new Error(
      `VR-TRACKING-001: "${code}" is no container code. Write it as the tag manager shows it, GTM-XXXXXXX.`,
    );
  }
  const src = `${origin}/gtm.js?id=${code}`;
  if (document.querySelector(`script[src="${src}"]`)) return false;
  pushEvent(host, { event: 'gtm.js', 'gtm.start': now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  return true;
}
