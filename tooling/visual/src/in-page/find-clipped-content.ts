/**
 * Runs in the page: finds content that a visitor cannot see or reach. Returns a line for each element, with the problem.
 * Elements with their own horizontal scrolling, such as a carousel or a wide table, are allowed (WCAG 1.4.10).
 */
export function findClippedContent(): string[] {
  const width = document.documentElement.clientWidth;
  const losses: string[] = [];

  const describe = (element: Element): string => {
    const name = (element.getAttribute('class') ?? '').replace(/_(\w+?)_\w+/g, '$1').trim();
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}${name && ` class="${name}"`}> “${text}”`;
  };
  const ancestors = function* (element: Element): Generator<Element> {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) yield each;
  };
  const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const isHiddenOnPurpose = (element: Element): boolean => {
    for (const each of [element, ...ancestors(element)]) {
      const { clipPath, opacity, position, width: own } = getComputedStyle(each);
      if (clipPath !== 'none' || opacity === '0' || each.getAttribute('aria-hidden') === 'true') return true;
      if (['absolute', 'fixed'].includes(position) && own === '1px') return true;
    }
    return false;
  };

  /** The boxes of an element's own text, without the text of its descendants, which are checked separately. */
  const ownTextBoxes = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });

  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > width)
    losses.push(`the page scrolls horizontally: ${root.scrollWidth} px in a window of ${width} px`);

  const content = [...document.querySelectorAll('#storybook-root *')].filter((element) => {
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return (ownText || element.matches('a, button, input, select, textarea, summary')) && element.checkVisibility();
  });
  for (const element of content) {
    if (isHiddenOnPurpose(element) || [...ancestors(element)].some(scrolls)) continue;
    const boxes = [...ownTextBoxes(element), element.getBoundingClientRect()].filter(
      (box) => box.width > 0 && box.height > 0,
    );
    const right = Math.max(...boxes.map((box) => box.right));
    const left = Math.min(...boxes.map((box) => box.left));
    if (boxes.length > 0 && right > width + 1)
      losses.push(`${describe(element)} ends ${Math.ceil(right - width)} px beyond the window`);
    if (boxes.length > 0 && left < -1)
      losses.push(`${describe(element)} begins ${Math.ceil(-left)} px before the window`);
    for (const frame of [element, ...ancestors(element)]) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const outer = frame.getBoundingClientRect();
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const isCutAside = ['hidden', 'clip'].includes(overflowX) && right > outer.right + 2;
      // Up to 6 px can be line spacing without text.
      const isCutBelow = ['hidden', 'clip'].includes(overflowY) && bottom > outer.bottom + 6;
      if (isCutAside || isCutBelow) losses.push(`${describe(element)} is cut off by ${describe(frame)}`);
    }
  }
  return [...new Set(losses)];
}
