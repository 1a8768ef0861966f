interface AccountLetter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface LetterWithAction extends AccountLetter {
  /** Text of the link. */
  readonly action: string;
}

/** The words of mails about an account. None quotes what someone typed, because strangers can cause some of them. */
export interface AccountWords {
  /** To a new customer, who confirms the address. */
  readonly verify: LetterWithAction & { readonly ignore: string };
  /** Someone signed up, or changed their address, with an address that has an account. */
  readonly known: LetterWithAction;
  readonly reset: LetterWithAction & { readonly ignore: string };
  /** Someone forgot the password of an account that does not exist. */
  readonly unknown: LetterWithAction;
  readonly passwordChanged: LetterWithAction;
  /** To a new address, which its owner confirms. */
  readonly emailConfirm: LetterWithAction & { readonly ignore: string };
  /** To the old address. */
  readonly emailChanged: AccountLetter;
  readonly deleted: AccountLetter;
}
