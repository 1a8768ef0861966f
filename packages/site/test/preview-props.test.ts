import type { Preview } from '@veralune/api-client/contract';
import { locales } from '@veralune/routing';
import type { PreviewState } from '@veralune/ui/components/preview-ribbon/preview-ribbon';
import { describe, expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { previewRibbonProps } from '../src/screens/preview/props.ts';

const now = new Date('2026-11-22T13:05:00Z');
const [earlier, later] = ['2026-11-01T07:00:00.000Z', '2026-12-01T07:00:00.000Z'];
const entity = { kind: 'product', slug: 'micralba-zinc', parent: null } as const;
const draft: Preview = {
  entity_type: 'product',
  id: 112,
  slug: 'micralba-zinc',
  page_type: null,
  parent_slug: null,
  status: 'draft',
  publish_from: null,
  publish_to: null,
  updated_at: '2026-11-22T13:02:00.000Z',
  is_public: false,
  expires_at: '2026-11-23T13:05:00.000Z',
};
const published: Preview = { ...draft, status: 'published', is_public: true };

function ribbonOf(preview: Preview) {
  return previewRibbonProps({ preview, entity }, createPageContext('fr-be', now));
}

describe('the ribbon of a preview', () => {
  it.each<[string, Preview, PreviewState, string]>([
    ['a draft', draft, 'draft', 'Brouillon : les visiteurs ne voient pas cette page.'],
    ['a draft with dates', { ...draft, publish_from: later }, 'draft', 'Brouillon : les visiteurs'],
    [
      'published from a later date',
      { ...published, publish_from: later, is_public: false },
      'scheduled',
      'Publication prévue le 1er décembre 2026 à 08:00.',
    ],
    ['published from an earlier date', { ...published, publish_from: earlier }, 'published', 'Publiée :'],
    ['published without an end', published, 'published', 'Publiée :'],
    ['published until a later date', { ...published, publish_to: later }, 'published', 'Publiée :'],
    ['published without products', { ...published, is_public: false }, 'hidden', 'pas encore visible'],
    [
      'published until an earlier date',
      { ...published, publish_to: earlier, is_public: false },
      'ended',
      'Publication terminée le 1er novembre 2026 à 08:00.',
    ],
  ])('%s', (_, preview, state, text) => {
    const ribbon = ribbonOf(preview);
    expect([ribbon.state, ribbon.text.replaceAll('\u00a0', ' ')]).toEqual([state, expect.stringContaining(text)]);
  });

  it('says when the entity was changed, when it ends and when the preview expires', () => {
    expect(ribbonOf({ ...published, publish_to: later }).facts).toEqual([
      'En ligne jusqu’au 1er décembre 2026 à 08:00.',
      'Dernière modification le 22 novembre 2026 à 14:02.',
      'Cet aperçu expire le 23 novembre 2026 à 14:05.',
    ]);
  });

  it('leads to the public page, or home if there is none', () => {
    expect(ribbonOf(published).leave.href).toBe('/fr/produit/micralba-zinc');
    expect(ribbonOf(draft).leave.href).toBe('/fr');
  });

  it.each(locales)('has words in %s', (locale) => {
    const { text, facts, leave, label } = previewRibbonProps(
      { preview: draft, entity },
      createPageContext(locale, now),
    );
    for (const each of [text, ...facts, leave.label, label]) expect(each).not.toMatch(/[{}]|^$/);
    expect(facts.join()).toContain('14:05');
  });
});
