import { describe, expect, it } from 'vitest';
import { inAppTarget, type LinkClick } from '../src/navigation/link-target.ts';

const current = 'https://be.veralune.example/fr/produits?a=1';

function link(href: string, changes: Partial<LinkClick> = {}): LinkClick {
  return {
    href: new URL(href, current).href,
    target: '',
    hasDownload: false,
    rel: '',
    ...changes,
  };
}

describe('inAppTarget', () => {
  it.each<[string, LinkClick, string | null]>([
    ['another page', link('/fr/marques'), '/fr/marques'],
    ['with query and hash', link('/fr/marques?x=1#y'), '/fr/marques?x=1#y'],
    ['the same page again', link(current), '/fr/produits?a=1'],
    ['a fragment of the same page', link('#contenu'), null],
    ['a fragment of another page', link('/fr/marques#a'), '/fr/marques#a'],
    ['another origin', link('https://example.org/fr/marques'), null],
    ['another scheme', link('mailto:a@b.example'), null],
    ['a new tab', link('/fr/marques', { target: '_blank' }), null],
    ['this tab by name', link('/fr/marques', { target: '_self' }), '/fr/marques'],
    ['a download', link('/fr/fiche', { hasDownload: true }), null],
    ['a file', link('/api/media/fiche.pdf'), null],
    ['a file of the site', link('/logos/header.svg'), null],
    ['marked as external', link('/fr/marques', { rel: 'noopener external' }), null],
  ])('%s', (_, click, target) => {
    expect(inAppTarget(click, current)).toBe(target);
  });
});
