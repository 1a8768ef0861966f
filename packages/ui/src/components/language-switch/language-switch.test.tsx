import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { languageSwitchExamples } from './language-switch.examples.ts';
import { LanguageSwitch } from './language-switch.tsx';

it('has the locale on the links to other languages only, so that a site stores what the visitor chose', () => {
  const html = renderToStaticMarkup(<LanguageSwitch {...languageSwitchExamples.belgium} />);
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links.map((link) => [/ lang="([^"]*)"/.exec(link)?.[1], / data-locale="([^"]*)"/.exec(link)?.[1]])).toEqual([
    ['fr-BE', undefined],
    ['nl-BE', 'nl-be'],
  ]);
});
