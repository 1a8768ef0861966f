import type { Locale } from '@veralune/routing';
import type { MessageArguments, MessageId } from './generated/message-arguments.ts';
import { intlOf } from './intl-of.ts';

type Values<Id extends MessageId> = [MessageArguments[Id]] extends [null] ? [] : [values: MessageArguments[Id]];

/** Ids of the messages that take no argument. */
export type SimpleMessageId = { [Id in MessageId]: MessageArguments[Id] extends null ? Id : never }[MessageId];

/**
 * Text of a message, in the translator's locale.
 * @param id key of the message in `messages/<language>.json`
 * @param values the arguments of the French message; omitted if it has none
 * @throws I18nError VR-I18N-001 if the message cannot be formatted with these values
 */
export interface Translator {
  <const Id extends MessageId>(id: Id, ...values: Values<Id>): string;
  readonly locale: Locale;
}

const translators = new Map<Locale, Translator>();

/** The translator of a locale, cached. For the server only, because it contains all messages. */
export function createTranslator(locale: Locale): Translator {
  const known = translators.get(locale);
  if (known) return known;
  const intl = intlOf(locale);
  const translate = <const Id extends MessageId>(id: Id, ...[values]: Values<Id>): string =>
    intl.formatMessage({ id: id as string }, { ...values }, { ignoreTag: true });
  const translator: Translator = Object.assign(translate, { locale });
  translators.set(locale, translator);
  return translator;
}
