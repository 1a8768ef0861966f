/**
 * Runs in the page: what its drawing tells a visitor. Controls that stand out as a box, small signs that are drawn as a
 * background or a border, and states that look otherwise than their opposite. A line for each; whoever compares the lines
 * of two palettes learns what gets lost from one to the other.
 */
export function findTold(): string[] {
  const largestSign = 24;
  /** Colours must have arrived where they are going. */
  const rest = (): void => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  };
  rest();
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
  const stands = (color: string, ground: string): boolean => isSeen(color) && color !== ground;
  const hasBorder = (style: CSSStyleDeclaration, ground: string): boolean =>
    sides.some(
      (side) => Number.parseFloat(style[`border${side}Width`]) >= 1 && stands(style[`border${side}Color`], ground),
    );
  const isDrawn = (style: CSSStyleDeclaration, ground: string): boolean =>
    hasBorder(style, ground) ||
    stands(style.backgroundColor, ground) ||
    style.backgroundImage.includes('gradient') ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1 && stands(style.outlineColor, ground));
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
  /** The frame that a control shares with what belongs to it, such as the two buttons beside an amount. */
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
          (style) => Number.parseFloat(style.width) > largestSign && isDrawn(style, groundOf(element)),
        )),
  );

  const isSmall = (...[width, height]: readonly number[]): boolean => Math.min(width ?? 0, height ?? 0) <= largestSign;
  const signs = shown.filter((element) => {
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
  const pseudoSigns = shown.filter((element) =>
    pseudosOf(element).some(
      (style) =>
        style.content !== '""' ||
        (isSmall(Number.parseFloat(style.width), Number.parseFloat(style.height)) &&
          isDrawn(style, groundWithin(element))),
    ),
  );

  /** What of a look does not stand on the colour of words and lines alone. */
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => {
        const ground = groundOf(each);
        return [getComputedStyle(each), ...pseudosOf(each)].map((style) =>
          [
            ...sides.map(
              (side) =>
                `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${stands(style[`border${side}Color`], ground)}`,
            ),
            `${style.outlineStyle} ${style.outlineWidth}`,
            stands(style.backgroundColor, ground) ? style.backgroundColor : '',
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
  /** Whether an element looks otherwise without its state. */
  const isTold = (place: Element, leave: () => void, enter: () => void): boolean => {
    const before = lookOf(place);
    leave();
    rest();
    const after = lookOf(place);
    enter();
    rest();
    return before !== after;
  };
  const states = shown.flatMap((element) => {
    const told = [...element.attributes]
      .filter(
        ({ name, value }) =>
          (/^aria-(current|selected|pressed|expanded)$/.test(name) && value !== 'false') ||
          (name.startsWith('data-') && value === ''),
      )
      .filter(({ name, value }) =>
        isTold(
          element,
          () => element.removeAttribute(name),
          () => element.setAttribute(name, value),
        ),
      )
      .map(({ name }) => say(element, `tells ${name}`));
    if (!(element instanceof HTMLInputElement) || !element.checked || isNative(element)) return told;
    const place = element.closest('label')?.parentElement ?? element.parentElement ?? element;
    const isCheckedTold = isTold(
      place,
      () => (element.checked = false),
      () => (element.checked = true),
    );
    return isCheckedTold ? [...told, say(element, 'tells that it is checked')] : told;
  });

  return [
    ...boxes.map((element) => say(element, 'stands out as a box')),
    ...signs.map((element) => say(element, 'is drawn as a sign')),
    ...pseudoSigns.map((element) => say(element, 'has a drawn sign')),
    ...states,
  ];
}
