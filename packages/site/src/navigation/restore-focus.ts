/** Focuses the element with this id, and opens all `<details>` around it. */
export function restoreFocus(id: string): void {
  const element = document.getElementById(id);
  for (let details = element?.closest('details'); details; details = details.parentElement?.closest('details'))
    details.open = true;
  element?.focus();
}
