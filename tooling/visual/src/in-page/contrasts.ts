interface TokenPairs {
  readonly fronts: readonly string[];
  readonly grounds: readonly string[];
}

/** Runs in the page: the WCAG contrast ratios between colour tokens, as the browser computes them. `--ink on --paper`: 17.4 */
export function contrasts({ fronts, grounds }: TokenPairs): Record<string, number> {
  const probe = document.body.appendChild(document.createElement('i'));
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (token: string): number => {
    const value = getComputedStyle(probe).getPropertyValue(token);
    probe.style.color = `var(${token})`;
    if (!context) throw new Error('This browser has no canvas.');
    if (!value || !CSS.supports('color', value)) throw new Error(`${token} is not a colour.`);
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const found = fronts.flatMap((front) =>
    grounds.map((ground) => {
      const [one, other] = [luminance(front), luminance(ground)];
      return [`${front} on ${ground}`, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)] as const;
    }),
  );
  probe.remove();
  return Object.fromEntries(found);
}
