export { createTranslator, type SimpleMessageId, type Translator } from './create-translator.ts';
export { formatDate } from './format-date.ts';
export { formatNumber } from './format-number.ts';
export { formatPercent } from './format-percent.ts';
export { formatPrice, type Currency } from './format-price.ts';
export { formatTime } from './format-time.ts';
/** @public Callers outside of this repository tell these errors from others. */
export { I18nError, type I18nErrorCode } from './i18n-error.ts';
export { languageTag } from './language-tag.ts';
export type { MessageArguments, MessageId } from './generated/message-arguments.ts';
