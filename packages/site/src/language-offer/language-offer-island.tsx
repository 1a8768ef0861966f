'use client';

import { useSyncExternalStore } from 'react';
import { useLoadedElement } from '../late/use-loaded-element.ts';
import type { LanguageOfferModalProps } from './language-offer-modal.tsx';
import { isQrCampaign } from './qr-campaign.ts';

export type LanguageOfferIslandProps = LanguageOfferModalProps;

async function loadModal() {
  return (await import('./language-offer-modal.tsx')).LanguageOfferModal;
}

/** The address of the first view decides; it does not change while the page is shown. */
function subscribeToNothing() {
  return () => undefined;
}

/**
 * Offers the page in each language to visitors who scanned a QR code. Decided in the browser, so that the page can be
 * cached. Source: 1-site.md §1.
 */
export function LanguageOfferIsland(props: LanguageOfferIslandProps) {
  const isVisitorOfCode = useSyncExternalStore(
    subscribeToNothing,
    () => isQrCampaign(window.location.search),
    () => false,
  );
  return useLoadedElement(loadModal, props, null, isVisitorOfCode);
}
