/**
 * Whether the anti-spam script may be loaded: once someone uses a form, and only with consent to its category. Without
 * it the form is sent without a token, and the API accepts only a few of those per address.
 */
export async function mayLoadAntiSpam(): Promise<boolean> {
  const { isAllowed, readConsent } = await import('@veralune/tracking/consent');
  return isAllowed(readConsent(document.cookie), 'anti-spam');
}
