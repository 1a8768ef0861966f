/** Where a form is posted: an address, or an action of the server, which React also posts without scripts. */
export type FormAction = string | ((data: FormData) => void | Promise<void>);

/** The attributes of the `<form>`. React sets the method of a form whose action is a function. */
export function postTo(action: FormAction) {
  return typeof action === 'function' ? { action } : { action, method: 'post' as const };
}
