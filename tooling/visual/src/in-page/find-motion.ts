/** Runs in the page: finds elements with animations or transitions longer than 50 ms. */
export function findMotion(): string[] {
  const instant = 50;
  const describe = (element: Element | null | undefined) =>
    `<${element?.localName} class="${element?.getAttribute('class') ?? ''}">`;
  const milliseconds = (list: string): number =>
    Math.max(...list.split(',').map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1_000)));

  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > instant)
    .map(({ effect }) => `${describe(effect instanceof KeyframeEffect ? effect.target : null)} is animated`);

  const declared = [...document.querySelectorAll('html, body > :not(.sb-wrapper), body > :not(.sb-wrapper) *')].flatMap(
    (element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const place = `${describe(element)}${pseudo ?? ''}`;
        return [
          ...(style.transitionProperty !== 'none' && milliseconds(style.transitionDuration) > instant
            ? [`${place} changes ${style.transitionProperty} within ${style.transitionDuration}`]
            : []),
          ...(style.animationName !== 'none' && milliseconds(style.animationDuration) > instant
            ? [`${place} plays ${style.animationName} for ${style.animationDuration}`]
            : []),
          ...(style.scrollBehavior === 'smooth' ? [`${place} scrolls smoothly`] : []),
        ];
      }),
  );
  return [...new Set([...running, ...declared])];
}
