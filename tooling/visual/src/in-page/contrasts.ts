/** Runs in the page: how far tokens stand out from the paper, as WCAG counts contrast. */
export function contrasts(tokens: readonly string[]): Record<string, number> {
  const probe = document.body.appendChild(document.createElement('i'));
  const context = document.createElement('canvas').getContext('2d');
  const luminance = (token: string): number => {
    probe.style.color = `var(${token})`;
    if (!context) throw new Error('This browser has no canvas.');
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const paper = luminance('--paper');
  const found = tokens.map((token) => {
    const own = luminance(token);
    return [token, (Math.max(paper, own) + 0.05) / (Math.min(paper, own) + 0.05)];
  });
  probe.remove();
  return Object.fromEntries(found);
}
