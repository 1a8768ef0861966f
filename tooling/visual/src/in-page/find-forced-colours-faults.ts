/** Runs in the page, in forced-colors mode: finds controls that are invisible or do not show the focus, and icons that keep their colour. */
export function findForcedColoursFaults(): string[] {
  const smallestRing = 8;
  const describe = (element: Element): string =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 40)}”`;

  const pseudos = [undefined, '::before', '::after'] as const;
  const outlinesOf = (element: Element): string[] =>
    pseudos.flatMap((pseudo) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo);
      const { width, height } = element.getBoundingClientRect();
      const isDrawn =
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && (pseudo === undefined || content !== 'none');
      return isDrawn && (pseudo ?? Math.min(width, height) >= smallestRing)
        ? [`${pseudo} ${outlineStyle} ${outlineWidth}`]
        : [];
    });
  const hasBorder = (element: Element, pseudo?: string): boolean => {
    const style = getComputedStyle(element, pseudo);
    return style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1;
  };
  const isSeen = (element: HTMLElement): boolean =>
    Boolean(element.innerText.trim()) ||
    element.querySelector('svg, img') !== null ||
    (element.localName !== 'button' && getComputedStyle(element).appearance !== 'none') ||
    pseudos.some((pseudo) => hasBorder(element, pseudo));
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement && element.parentElement !== document.body
      ? [element.parentElement, ...ancestorsOf(element.parentElement)]
      : [];

  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const controls = [
    ...document.querySelectorAll<HTMLElement>(`:is(${focusable}):not(:disabled, [type="hidden"], [tabindex="-1"])`),
  ];
  const faults = controls
    .filter((each) => each.checkVisibility())
    .flatMap((control) => {
      // An element that is drawn instead of a control, or around it, can show the focus.
      const places = [
        control,
        ...control.querySelectorAll('*'),
        ...(control.parentElement?.children ?? []),
        ...ancestorsOf(control),
      ];
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const unfocused = places.map((place) => outlinesOf(place).join());
      control.focus();
      if (document.activeElement !== control) return [];
      const isFocusShown = places.some((place, index) => {
        const outlines = outlinesOf(place).join();
        return outlines !== '' && outlines !== unfocused[index];
      });
      return [
        ...(isFocusShown ? [] : [`${describe(control)} does not show the focus`]),
        ...(isSeen(control) ? [] : [`${describe(control)} is not visible`]),
      ];
    });

  const coloured = [...document.querySelectorAll('svg')].filter((sign) => {
    const { color } = getComputedStyle(sign);
    const isOfText = [sign, ...sign.querySelectorAll('*')].some((part) =>
      [getComputedStyle(part).fill, getComputedStyle(part).stroke].includes(color),
    );
    return sign.checkVisibility() && isOfText && color !== getComputedStyle(sign.parentElement ?? sign).color;
  });
  return [
    ...faults,
    ...coloured.map((icon) => `${describe(icon)} in ${describe(icon.parentElement ?? icon)} keeps its colour`),
  ];
}
