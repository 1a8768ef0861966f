import { lengthInPixels } from '../../src/tokens/length.ts';
import motionCss from '../../src/tokens/motion.css?raw';
import shapeCss from '../../src/tokens/shape.css?raw';
import spaceCss from '../../src/tokens/space.css?raw';
import typeCss from '../../src/tokens/type.css?raw';
import zCss from '../../src/tokens/z.css?raw';

function parse(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)]
      .map(([, name = '', value = '']) => [name, value] as const)
      // Later values come from media queries and are exceptions: the first value wins.
      .reverse(),
  );
}

const values = new Map([typeCss, spaceCss, shapeCss, motionCss, zCss].flatMap((css) => [...parse(css)]));

/** The value of a token in the style sheets. */
export function tokenValue(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The style sheets define no token --${name}.`);
  return value;
}

/** Names of tokens with a common prefix, in the order of the style sheet. */
export function tokensStarting(start: string): string[] {
  return [...values.keys()].filter((name) => name.startsWith(start)).reverse();
}

/** The pixel value of a fixed or fluid length in a viewport of the given width. */
export function pixelsAt(name: string, viewport: number): number {
  return lengthInPixels(tokenValue(name), viewport);
}
