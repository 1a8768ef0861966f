import { markAt } from './mark.ts';
import { countryLines, wordmark, type Lockup } from './outlines.ts';

interface Place {
  width: number;
  height: number;
  viewBox: string;
  name: string;
  mark: string;
}

/* The header stands on paper, the footer on night. */
const places: Readonly<Record<'header' | 'footer', Place>> = {
  header: { width: 120, height: 65, viewBox: '0 0 1200 650', name: '#0f211a', mark: '#0d5c47' },
  footer: { width: 160, height: 90, viewBox: '0 -12 1200 675', name: '#f4f3ea', mark: '#dce37f' },
};

const markup = ({ ring, crescent }: ReturnType<typeof markAt>, colour: string): string =>
  `<circle cx="${ring.cx}" cy="${ring.cy}" r="${ring.r}" fill="none" stroke="${colour}" stroke-width="${ring.strokeWidth}"/>` +
  `<path fill="${colour}" d="${crescent}"/>`;

/** A market's logo as an SVG document, for `public/logos` of its app. */
export const logoFile = (place: 'header' | 'footer', lockup: Lockup): string => {
  const { width, height, viewBox, name, mark } = places[place];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`;
  const letters = `<path fill="${name}" d="${wordmark}${countryLines[lockup]}"/>`;
  return `${open}${markup(markAt(938, 172, 122), mark)}${letters}</svg>\n`;
};

/** The mark alone on night, as the icon of a site. */
export const iconFile = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#0f211a"/>' +
  `${markup(markAt(32, 32, 25, 0.12), '#dce37f')}</svg>\n`;
