/**
 * Whether the anti-spam script may be loaded. It is loaded only once someone uses a form, where it protects the form; the
 * form says so. A consent tool that has a category for it decides here: without permission the form is sent without a
 * token, and the API accepts only a few of those per address.
 */
export function mayLoadAntiSpam(): boolean {
  return true;
}
