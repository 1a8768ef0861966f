'use client';

import { checkPath } from '../icon/notice-paths.ts';
import { arrowPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { Modal } from '../modal/modal.tsx';
import styles from './language-modal.module.css';

export interface LanguageOffer {
  /** In the language itself: `Nederlands`. */
  label: string;
  /** What the link does, in the language itself: `Lees deze pagina in het Nederlands`. */
  invitation: string;
  /** BCP 47: `nl-BE`. */
  lang: string;
  /** The same page in that language. */
  href: string;
  current?: boolean;
}

export interface LanguageModalProps {
  open: boolean;
  onClose: () => void;
  /** Called before `onClose` when the visitor chooses the page's own language. */
  onKeep: () => void;
  /** In the language of the page: `Choisissez votre langue`. */
  title: string;
  closeLabel: string;
  languages: readonly LanguageOffer[];
}

/**
 * Offers the page in each language of the market to a visitor who scanned a printed code, because their language is
 * unknown. The page's own language is a button that closes the dialog. Source: 1-site.md §1.
 */
export function LanguageModal({ open, onClose, onKeep, title, closeLabel, languages }: LanguageModalProps) {
  const keep = (): void => {
    onKeep();
    onClose();
  };

  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={closeLabel} size="s">
      <ul className={styles.list}>
        {languages.map(({ label, invitation, lang, href, current }) => {
          const words = (
            <>
              <span className={styles.words}>
                <span className={styles.label}>{label}</span> <span className={styles.invitation}>{invitation}</span>
              </span>
              <PathIcon path={current ? checkPath : arrowPath} size={22} />
            </>
          );
          return (
            <li key={lang}>
              {current ? (
                <button className={styles.offer} type="button" lang={lang} onClick={keep}>
                  {words}
                </button>
              ) : (
                <a className={styles.offer} href={href} lang={lang} hrefLang={lang} data-locale={lang.toLowerCase()}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
