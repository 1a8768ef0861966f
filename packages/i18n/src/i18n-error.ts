export type I18nErrorCode = 'VR-I18N-001' | 'VR-I18N-002' | 'VR-I18N-003';

/** Thrown for a message, a number or a date that cannot be formatted. */
export class I18nError extends Error {
  readonly code: I18nErrorCode;

  constructor(code: I18nErrorCode, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options);
    this.name = 'I18nError';
    this.code = code;
  }
}
