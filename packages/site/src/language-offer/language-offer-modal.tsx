import { LanguageModal, type LanguageModalProps } from '@veralune/ui/components/language-modal/language-modal';
import { useState } from 'react';
import { rememberedLocale, rememberLocale } from '../navigation/remember-locale.ts';

export interface LanguageOfferModalProps extends Omit<LanguageModalProps, 'open' | 'onClose' | 'onKeep'> {
  /** Of the page. */
  readonly locale: string;
}

/** Offers the page in each language, unless the visitor chose its language before. The first view decides. */
export function LanguageOfferModal({ locale, ...modal }: LanguageOfferModalProps) {
  const [isOpen, setOpen] = useState(() => rememberedLocale() !== locale);
  const [isOffered] = useState(isOpen);
  if (!isOffered) return null;
  return (
    <LanguageModal
      {...modal}
      open={isOpen}
      onClose={() => {
        setOpen(false);
      }}
      onKeep={() => {
        rememberLocale(locale);
      }}
    />
  );
}
