import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = {
  url: '/media/packs/x',
  alt: 'L’équilibre “jour & nuit”',
  width: 800,
  height: 600,
  widths: [320, 800],
  formats: ['avif', 'webp', 'png'],
} as const;

it('offers the better formats first and falls back to the last', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('/media/packs/x-320.avif 320w, /media/packs/x-800.avif 800w');
  expect(html).toContain('src="/media/packs/x-800.png"');
  expect(html).not.toContain('image/png');
});

it('has a high fetch priority only if requested', () => {
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" priority />)).toContain('fetchPriority="high"');
});

it('has an empty alternative text if decorative, and an escaped one otherwise', () => {
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" decorative />)).toContain('alt=""');
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toContain('“jour &amp; nuit”');
});

it('keeps the focal point visible if it is cropped', () => {
  const html = renderToStaticMarkup(<Picture image={{ ...image, focus: { x: 0.25, y: 1 } }} sizes="100vw" />);
  expect(html).toContain('style="object-position:25% 100%"');
  expect(renderToStaticMarkup(<Picture image={image} sizes="100vw" />)).not.toContain('style');
});
