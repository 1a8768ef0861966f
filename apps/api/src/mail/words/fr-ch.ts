import type { MailWords } from './mail-words.ts';

/** Swiss law calls the withdrawal a revocation (`révocation`). */
export const frCh: Pick<MailWords, 'withdrawalNotice' | 'withdrawalReceipt'> = {
  withdrawalNotice: {
    title: (reference) => `Révocation ${reference}`,
    paragraphs: ['Une personne révoque un achat. Elle a reçu un accusé de réception avec le même contenu.'],
  },
  withdrawalReceipt: {
    title: (reference) => `Accusé de réception de votre révocation ${reference}`,
    paragraphs: [
      'Nous avons bien reçu votre révocation. Voici son contenu, avec la date et l’heure de sa réception.',
      'Conservez ce message : il prouve que vous l’avez envoyée. Nous vous écrivons ensuite au sujet du retour et du remboursement.',
    ],
  },
};
