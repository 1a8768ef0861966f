'use client';

import type { LanguageModalProps } from '@veralune/ui/components/language-modal/language-modal';
import { useState, useSyncExternalStore } from 'react';
import { useLoadedElement } from '../late/use-loaded-element.ts';
import { rememberedLocale, rememberLocale } from '../navigation/remember-locale.ts';
import { isQrCampaign } from './qr-campaign.ts';

export interface LanguageOfferIslandProps extends Omit<LanguageModalProps, 'open' | 'onClose' | 'onKeep'> {
  /** Of the page. */
  readonly locale: string;
}

async function loadModal() {
  return (await import('@veralune/ui/components/language-modal/language-modal')).LanguageModal;
}

/** The address and the cookie of the first view decide; they do not change while the page is shown. */
function subscribeToNothing() {
  return () => undefined;
}

/**
 * Offers the page in each language to visitors who scanned a QR code, unless they chose its language before. Decided in the
 * browser, so that the page can be cached. Source: 1-site.md §1.
 */
export function LanguageOfferIsland({ locale, ...modal }: LanguageOfferIslandProps) {
  const isOffered = useSyncExternalStore(
    subscribeToNothing,
    () => isQrCampaign(window.location.search) && rememberedLocale() !== locale,
    () => false,
  );
  const [isClosed, close] = useState(false);
  const [wasOffered, keepOffered] = useState(false);
  if (isOffered && !wasOffered) keepOffered(true);
  const props: LanguageModalProps = {
    ...modal,
    open: !isClosed,
    onClose: () => {
      close(true);
    },
    onKeep: () => {
      rememberLocale(locale);
    },
  };
  return useLoadedElement(loadModal, props, null, wasOffered);
}
