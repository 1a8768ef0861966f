import { shifted, type Path } from '../studio/path.ts';
import type { FaceName, Outline, Typesetter } from './typesetter.ts';

/** The text on a pack, in one language. */
export interface Print {
  readonly brand: string;
  /** Without the brand's name. */
  readonly name: string;
  /** What is in it: at most two words or names. */
  readonly actives: readonly string[];
  /** `Gélules` */
  readonly format: string;
  /** `Complément alimentaire`: its legal name. */
  readonly kind: string;
}

/** A piece of type on a sheet, y downwards. */
export interface Placed {
  readonly path: Path;
  readonly tone: 'strong' | 'soft';
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Setting {
  readonly size: number;
  readonly lines: readonly Outline[];
}

/** All ways to break words into at most three lines. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (words.length === 0) return [];
  if (lines === 1) return [[words.join(' ')]];
  return words.flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(' ');
    const rest = words.slice(index + 1);
    return rest.length === 0 ? [[head]] : breaks(rest, lines - 1).map((tail) => [head, ...tail]);
  });
}

/** A short word such as `&` or `D` must not be alone on a line. */
function isDecent(lines: readonly string[]): boolean {
  return lines.length === 1 || lines.every((text) => text.length > 2);
}

export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly face: FaceName;
  readonly largest: number;
  readonly leading: number;
  readonly tracking?: number;
}

/** The largest setting of a name that fits. Fewer lines are preferred if sizes are similar. */
export function fitted(typeset: Typesetter, text: string, fit: Fit): Setting {
  const { face, largest, leading, tracking = 0 } = fit;
  const settings = breaks(text.split(' '), 3)
    .filter(isDecent)
    .map((lines) => {
      const widest = Math.max(...lines.map((words) => typeset(words, { face, size: 1, tracking }).width));
      const size = Math.min(largest, fit.width / widest, fit.height / (1 + leading * (lines.length - 1)));
      return { lines, size, score: size * (1 - 0.1 * (lines.length - 1)) };
    })
    .sort((a, b) => b.score - a.score);
  const { lines, size } = settings[0] ?? { lines: [text], size: largest };
  return { size, lines: lines.map((words) => typeset(words, { face, size, tracking })) };
}

/** The largest size up to `size` at which a line fits. */
export function fittedLine(
  typeset: Typesetter,
  text: string,
  style: { face: FaceName; size: number; tracking?: number },
  width: number,
): Outline & { size: number } {
  const natural = typeset(text, style);
  if (natural.width <= width) return { ...natural, size: style.size };
  const size = (style.size * width) / natural.width;
  return { ...typeset(text, { ...style, size }), size };
}

/** A line that would have to shrink a lot is broken at a space instead. */
function shortened(typeset: Typesetter, text: string, size: number, width: number): string[] {
  const space = text.lastIndexOf(' ');
  const isLong = typeset(text, { face: 'text', size }).width > width * 1.12;
  return isLong && space > 0 ? [text.slice(0, space), text.slice(space + 1)] : [text];
}

export interface PanelStyle {
  /** Sizes in units: of the brand's word, the largest name, the small text. */
  readonly word: number;
  readonly name: number;
  readonly small: number;
  readonly align: 'left' | 'centre';
  /** Only large packs have the legal name and the ingredients. */
  readonly detailed: boolean;
}

export interface Panel {
  readonly placed: readonly Placed[];
  /** Lower end of the text. */
  readonly bottom: number;
}

/** From the top of an area down: brand, name, how it is taken, what it is, what is in it. */
export function panel(typeset: Typesetter, print: Print, area: Area, style: PanelStyle): Panel {
  const placed: Placed[] = [];
  const put = (outline: Outline, baseline: number, tone: Placed['tone']): void => {
    const indent = style.align === 'centre' ? (area.width - outline.width) / 2 : 0;
    placed.push({ path: shifted(outline.path, area.x + indent, area.y + baseline), tone });
  };
  let pen = style.word * 0.76;
  put(fittedLine(typeset, print.brand, { face: 'word', size: style.word }, area.width), pen, 'soft');
  pen += style.word * 0.7;
  const leading = 1.0;
  const fit = {
    width: area.width,
    height: area.height * 0.27,
    face: 'display',
    largest: style.name,
    leading,
    tracking: -0.01,
  } as const;
  const { size, lines } = fitted(typeset, print.name, fit);
  lines.forEach((outline, index) => {
    pen += index === 0 ? size * 0.9 : size * leading;
    put(outline, pen, 'strong');
  });
  pen += size * 0.28 + style.small * 0.25;
  const small = (text: string, tone: Placed['tone'], size = style.small): void => {
    for (const part of shortened(typeset, text, size, area.width)) {
      pen += size * 1.32;
      put(fittedLine(typeset, part, { face: 'text', size, tracking: 0.012 }, area.width), pen, tone);
    }
  };
  small(print.format, 'strong');
  if (style.detailed) {
    for (const text of print.actives) small(text, 'soft');
    pen += style.small * 0.5;
    small(print.kind, 'soft', style.small * 0.82);
  }
  return { placed, bottom: area.y + pen };
}

/** Only the brand, for pictures that are the same in every language. */
export function plainPanel(typeset: Typesetter, brand: string, area: Area, style: PanelStyle): Panel {
  const outline = fittedLine(typeset, brand, { face: 'display', size: style.name, tracking: -0.01 }, area.width);
  const indent = style.align === 'centre' ? (area.width - outline.width) / 2 : 0;
  const baseline = style.name * 0.85;
  return {
    placed: [{ path: shifted(outline.path, area.x + indent, area.y + baseline), tone: 'strong' }],
    bottom: area.y + baseline + style.name * 0.45,
  };
}
