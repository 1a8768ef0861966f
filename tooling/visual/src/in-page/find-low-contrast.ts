/**
 * Runs in the page: finds texts and borders of fields whose contrast is too low for visitors who prefer more contrast
 * (WCAG 1.4.6 for text, 1.4.11 for fields). Uses the colours that the browser computes.
 */
export function findLowContrast(): string[] {
  // Finish colour transitions.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');

  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const known = new Map<string, Colour>();
  const read = (css: string): Colour => {
    const found = known.get(css);
    if (found) return found;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour = [red, green, blue, alpha / 255] as const;
    known.set(css, colour);
    return colour;
  };
  const over = ([r, g, b, share]: Colour, [red, green, blue]: Colour): Colour => [
    r * share + red * (1 - share),
    g * share + green * (1 - share),
    b * share + blue * (1 - share),
    1,
  ];
  const luminance = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const groundOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const seen = ([red, green, blue, alpha]: Colour, element: Element, ground: Colour): Colour =>
    over([red, green, blue, alpha * opacityOf(element)], ground);

  const describe = (element: Element, text: string): string =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${text.replace(/\s+/g, ' ').slice(0, 40)}”`;
  const write = (colour: Colour): string =>
    `#${colour
      .slice(0, 3)
      .map((byte) => Math.round(byte).toString(16).padStart(2, '0'))
      .join('')}`;
  const isExempt = (element: Element): boolean =>
    // Disabled elements, and those that only screen readers read.
    element.closest(':disabled, [aria-disabled="true"], [data-disabled], label:has(:disabled), fieldset:disabled') !==
      null ||
    (element.getBoundingClientRect().width <= 1 && getComputedStyle(element).position === 'absolute') ||
    getComputedStyle(element).clipPath !== 'none';
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isExempt(element),
  );

  const words = shown.flatMap((element) => {
    if (element instanceof SVGElement) return [];
    const placeholder = element instanceof HTMLInputElement && !element.value ? element.placeholder : '';
    const text =
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ data }: Node & { data?: string }) => data ?? '')
        .join('') + placeholder;
    if (!text.trim()) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element, placeholder ? '::placeholder' : undefined);
    const size = Number.parseFloat(fontSize);
    // Source: WCAG 1.4.6; 18 and 14 points.
    const wanted = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7;
    const ground = groundOf(element);
    const front = seen(read(color), element, ground);
    const found = contrast(front, ground);
    return found >= wanted
      ? []
      : [
          `${describe(element, text.trim())} has ${found.toFixed(2)}:1 instead of ${wanted}:1, ${write(front)} on ${write(ground)}`,
        ];
  });
  const fields = shown.flatMap((element) => {
    const { appearance, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
    const isField =
      element.matches('input:not([type="hidden"]), select, textarea') &&
      appearance !== 'auto' &&
      Number.parseFloat(borderBottomWidth) > 0;
    if (!isField) return [];
    const ground = groundOf(element.parentElement);
    const front = seen(read(borderBottomColor), element, ground);
    const found = contrast(front, ground);
    return found >= 3
      ? []
      : [
          `${describe(element, '')} has an edge of ${found.toFixed(2)}:1 instead of 3:1, ${write(front)} on ${write(ground)}`,
        ];
  });
  return [...words, ...fields];
}
