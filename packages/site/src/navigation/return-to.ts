/** Gives the focus to the element of this id, and unfolds whatever it lies in. */
export function returnTo(id: string): void {
  const element = document.getElementById(id);
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  element?.focus();
}
