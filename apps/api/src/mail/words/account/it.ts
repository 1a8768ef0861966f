import type { AccountWords } from './account-words.ts';

export const accountIt: AccountWords = {
  verify: {
    title: 'Conferma dell’indirizzo e-mail',
    paragraphs: [
      'Con questo indirizzo è stato creato un account Veralune. Per poter accedere occorre confermare l’indirizzo entro 7 giorni.',
    ],
    action: 'Confermo l’indirizzo',
    ignore:
      'Se l’account non è stato richiesto, basta ignorare questo messaggio: senza conferma l’account sarà cancellato e nessuno potrà usarlo.',
  },
  known: {
    title: 'Esiste già un account',
    paragraphs: [
      'Questo indirizzo è stato appena indicato per un account Veralune, ma ne esiste già uno con lo stesso indirizzo. Non è stato modificato nulla.',
      'Chi ha fatto la richiesta può accedere oppure, se ha dimenticato la password, sceglierne una nuova.',
    ],
    action: 'Scegliere una nuova password',
  },
  reset: {
    title: 'Scelta di una nuova password',
    paragraphs: [
      'È stata richiesta una nuova password per l’account Veralune con questo indirizzo. Il link qui sotto vale un’ora e si può usare una sola volta.',
    ],
    action: 'Scegliere la password',
    ignore: 'Se la richiesta non è stata fatta, basta ignorare questo messaggio: la password resta la stessa.',
  },
  unknown: {
    title: 'Nessun account con questo indirizzo',
    paragraphs: [
      'È stata richiesta una nuova password per questo indirizzo, ma nessun account Veralune lo usa.',
      'Chi ha fatto la richiesta può provare con un altro indirizzo o creare un account. Altrimenti basta ignorare questo messaggio.',
    ],
    action: 'Creare un account',
  },
  passwordChanged: {
    title: 'La password è stata modificata',
    paragraphs: [
      'La password dell’account Veralune è stata appena modificata. Gli altri dispositivi sono stati disconnessi.',
      'Se la modifica non è stata richiesta, conviene scegliere subito una nuova password.',
    ],
    action: 'Scegliere una nuova password',
  },
  emailConfirm: {
    title: 'Conferma del nuovo indirizzo e-mail',
    paragraphs: [
      'Questo indirizzo deve sostituire quello precedente in un account Veralune. Occorre confermarlo entro 7 giorni; fino ad allora vale l’indirizzo precedente.',
    ],
    action: 'Confermo il nuovo indirizzo',
    ignore: 'Se la modifica non è stata richiesta, basta ignorare questo messaggio: senza conferma non cambia nulla.',
  },
  emailChanged: {
    title: 'L’indirizzo e-mail dell’account è stato modificato',
    paragraphs: [
      'L’account Veralune usa ora un altro indirizzo e-mail. Questo è l’ultimo messaggio sull’account inviato all’indirizzo precedente.',
      'Se la modifica non è stata richiesta, è possibile scriverci con il modulo di contatto del nostro sito.',
    ],
  },
  deleted: {
    title: 'L’account è stato eliminato',
    paragraphs: [
      'Come richiesto, l’account Veralune e i dati che conteneva sono stati cancellati. I documenti degli ordini vengono conservati senza i dati della persona per il tempo previsto dalla legge.',
    ],
  },
};
