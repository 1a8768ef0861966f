import type { AccountWords } from './account-words.ts';

/** Without ß, so that Switzerland needs no other words. */
export const accountDe: AccountWords = {
  verify: {
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Mit dieser Adresse wurde ein Konto bei Veralune angelegt. Bestätigen Sie die Adresse bitte innerhalb von 7 Tagen, damit Sie sich anmelden können.',
    ],
    action: 'Adresse bestätigen',
    ignore:
      'Sie haben kein Konto angelegt? Dann müssen Sie nichts tun: Ohne Bestätigung wird das Konto gelöscht, und niemand kann es benutzen.',
  },
  known: {
    title: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Diese Adresse wurde soeben für ein Konto bei Veralune angegeben, obwohl es zu ihr schon eines gibt. Es wurde nichts geändert.',
      'Wenn Sie das waren, melden Sie sich einfach an. Haben Sie Ihr Passwort vergessen, wählen Sie ein neues.',
    ],
    action: 'Neues Passwort wählen',
  },
  reset: {
    title: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Für Ihr Konto bei Veralune wurde ein neues Passwort angefordert. Der Link unten gilt eine Stunde lang und nur einmal.',
    ],
    action: 'Passwort wählen',
    ignore: 'Sie haben nichts angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  unknown: {
    title: 'Kein Konto mit dieser Adresse',
    paragraphs: [
      'Für diese Adresse wurde ein neues Passwort angefordert, es gibt aber kein Konto bei Veralune mit ihr.',
      'Wenn Sie das waren, versuchen Sie es mit einer anderen Adresse, oder legen Sie ein Konto an. Sonst müssen Sie nichts tun.',
    ],
    action: 'Konto anlegen',
  },
  passwordChanged: {
    title: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres Kontos bei Veralune wurde soeben geändert. Andere Geräte wurden abgemeldet.',
      'Sie waren das nicht? Dann wählen Sie bitte sofort ein neues Passwort.',
    ],
    action: 'Neues Passwort wählen',
  },
  emailConfirm: {
    title: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'Diese Adresse soll in einem Konto bei Veralune die bisherige ersetzen. Bestätigen Sie sie bitte innerhalb von 7 Tagen; bis dahin gilt die bisherige Adresse.',
    ],
    action: 'Neue Adresse bestätigen',
    ignore: 'Sie haben nichts angefordert? Dann müssen Sie nichts tun: Ohne Bestätigung ändert sich nichts.',
  },
  emailChanged: {
    title: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    paragraphs: [
      'Ihr Konto bei Veralune hat jetzt eine andere E-Mail-Adresse. Dies ist die letzte Nachricht zu diesem Konto an die bisherige Adresse.',
      'Sie waren das nicht? Dann schreiben Sie uns bitte über das Kontaktformular auf unserer Website.',
    ],
  },
  deleted: {
    title: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      'Wie von Ihnen gewünscht, wurden Ihr Konto bei Veralune und die Daten darin gelöscht. Die Unterlagen Ihrer Bestellungen bewahren wir ohne Ihre Person so lange auf, wie es das Gesetz verlangt.',
    ],
  },
};
