/** Runs in the page, in forced colours: controls that nothing outlines, and controls that do not show the focus. */
export function findUnmarked(): string[] {
  const describe = (element: Element): string =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const hasOutline = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const hasBorder = (element: Element, pseudo?: string): boolean => {
    const style = getComputedStyle(element, pseudo);
    return style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1;
  };
  const isSeen = (element: HTMLElement): boolean =>
    Boolean(element.innerText.trim()) ||
    element.querySelector('svg, img') !== null ||
    getComputedStyle(element).appearance !== 'none' ||
    [undefined, '::before', '::after'].some((pseudo) => hasBorder(element, pseudo));

  const controls = document.querySelectorAll<HTMLElement>(
    '#storybook-root :is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"])',
  );
  return [...controls].filter((each) => each.checkVisibility()).flatMap((control) => {
    control.focus();
    if (document.activeElement !== control) return [];
    // What is drawn in place of a control, or around it, may show the focus for it.
    const places = [control, ...control.querySelectorAll('*'), ...(control.parentElement?.children ?? []), control.parentElement, control.closest('label')];
    const isFocusShown = places.some((place) => place && hasOutline(place));
    return [
      ...(isFocusShown ? [] : [`${describe(control)} does not show the focus`]),
      ...(isSeen(control) ? [] : [`${describe(control)} cannot be seen`]),
    ];
  });
}
