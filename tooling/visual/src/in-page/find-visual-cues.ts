/**
 * Runs in the page: lists the visual cues. These are controls with a visible box, small icons that are drawn as a background
 * or a border, and states that look different from their opposite. Returns a line for each. A line that is missing with
 * another palette is a cue that was lost.
 */
export function findVisualCues(): string[] {
  const largestIcon = 24;
  /** Finishes colour transitions. */
  const finishTransitions = (): void => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  };
  finishTransitions();
  const describe = (element: Element): string => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${text}”`;
  };
  const everything = [...document.body.querySelectorAll('*')];
  const numbers = new Map(everything.map((element, index) => [element, index]));
  const say = (element: Element, what: string): string => `${numbers.get(element)}: ${describe(element)} ${what}`;
  const shown = everything.filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

  const isSeen = (color: string): boolean => !/^rgba\(.+, 0\)$|\/ 0\)$/.test(color);
  const groundOf = (element: Element): string => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (isSeen(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const isVisibleOn = (color: string, ground: string): boolean => isSeen(color) && color !== ground;
  const hasBorder = (style: CSSStyleDeclaration, ground: string): boolean =>
    sides.some(
      (side) => Number.parseFloat(style[`border${side}Width`]) >= 1 && isVisibleOn(style[`border${side}Color`], ground),
    );
  const isDrawn = (style: CSSStyleDeclaration, ground: string): boolean =>
    hasBorder(style, ground) ||
    isVisibleOn(style.backgroundColor, ground) ||
    style.backgroundImage.includes('gradient') ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' &&
      Number.parseFloat(style.outlineWidth) >= 1 &&
      isVisibleOn(style.outlineColor, ground));
  const isNative = (element: Element): boolean =>
    element.matches('select, input:is([type="checkbox"], [type="radio"], [type="range"])') &&
    getComputedStyle(element).appearance !== 'none';
  const pseudosOf = (element: Element): CSSStyleDeclaration[] =>
    ['::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ content }) => content !== 'none' && content !== 'normal');
  const groundWithin = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    return isSeen(backgroundColor) ? backgroundColor : groundOf(element);
  };
  /** The frame that a control shares with related controls, such as the two buttons next to a quantity. */
  const frameOf = (element: Element): Element[] => {
    const parent = element.parentElement;
    if (!parent) return [];
    const [inner, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
    return Math.abs(inner.top - outer.top) + Math.abs(inner.bottom - outer.bottom) <= 12 ? [parent] : [];
  };

  const boxes = shown.filter(
    (element) =>
      element.matches(
        'a[href], button, input, select, textarea, summary, label, progress, [role="option"], [role="tab"]',
      ) &&
      !element.matches('[aria-hidden="true"], [tabindex="-1"]') &&
      (isNative(element) ||
        isDrawn(getComputedStyle(element), groundOf(element)) ||
        frameOf(element).some((frame) => hasBorder(getComputedStyle(frame), groundOf(frame))) ||
        pseudosOf(element).some(
          (style) => Number.parseFloat(style.width) > largestIcon && isDrawn(style, groundOf(element)),
        )),
  );

  const isSmall = (...[width, height]: readonly number[]): boolean => Math.min(width ?? 0, height ?? 0) <= largestIcon;
  const icons = shown.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isEmpty =
      element instanceof HTMLElement &&
      element.childNodes.length === 0 &&
      !element.matches('img, iframe, video, br, input, progress');
    return (
      isEmpty &&
      width > 0 &&
      height > 0 &&
      isSmall(width, height) &&
      isDrawn(getComputedStyle(element), groundOf(element))
    );
  });
  const pseudoIcons = shown.filter((element) =>
    pseudosOf(element).some(
      (style) =>
        style.content !== '""' ||
        (isSmall(Number.parseFloat(style.width), Number.parseFloat(style.height)) &&
          isDrawn(style, groundWithin(element))),
    ),
  );

  /** The properties of an element's appearance that are not only the colour of text and lines. */
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => {
        const ground = groundOf(each);
        return [getComputedStyle(each), ...pseudosOf(each)].map((style) =>
          [
            ...sides.map(
              (side) =>
                `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${isVisibleOn(style[`border${side}Color`], ground)}`,
            ),
            `${style.outlineStyle} ${style.outlineWidth}`,
            isVisibleOn(style.backgroundColor, ground) ? style.backgroundColor : '',
            style.backgroundImage,
            style.backgroundImage === 'none' ? '' : style.backgroundSize,
            style.boxShadow,
            style.textDecorationLine,
            style.fontWeight,
            style.fill === 'none',
            style.stroke === 'none',
            style.display,
            style.visibility,
            style.opacity,
            style.content,
            style.rotate,
          ].join(),
        );
      })
      .join('\n');
  /** Whether an element looks different without its state. */
  const isStateVisible = (place: Element, leave: () => void, enter: () => void): boolean => {
    const before = lookOf(place);
    leave();
    finishTransitions();
    const after = lookOf(place);
    enter();
    finishTransitions();
    return before !== after;
  };
  const states = shown.flatMap((element) => {
    const visible = [...element.attributes]
      .filter(
        ({ name, value }) =>
          (/^aria-(current|selected|pressed|expanded)$/.test(name) && value !== 'false') ||
          (name.startsWith('data-') && value === ''),
      )
      .filter(({ name, value }) =>
        isStateVisible(
          element,
          () => element.removeAttribute(name),
          () => element.setAttribute(name, value),
        ),
      )
      .map(({ name }) => say(element, `shows ${name}`));
    if (!(element instanceof HTMLInputElement) || !element.checked || isNative(element)) return visible;
    const place = element.closest('label')?.parentElement ?? element.parentElement ?? element;
    const isCheckedVisible = isStateVisible(
      place,
      () => (element.checked = false),
      () => (element.checked = true),
    );
    return isCheckedVisible ? [...visible, say(element, 'shows that it is checked')] : visible;
  });

  return [
    ...boxes.map((element) => say(element, 'has a visible box')),
    ...icons.map((element) => say(element, 'is drawn as an icon')),
    ...pseudoIcons.map((element) => say(element, 'has a drawn icon')),
    ...states,
  ];
}
