/**
 * In the page: scrolls to its top and lets sticky bars stay where they are in the text; gives the function that undoes it.
 * Elsewhere bars cover a part of some targets, which axe takes for too small although a visitor scrolls them free.
 */
export function putBarsInTheirPlace(): () => void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const bar of bars) bar.style.position = 'static';
  return () => {
    for (const bar of bars) bar.style.removeProperty('position');
  };
}
