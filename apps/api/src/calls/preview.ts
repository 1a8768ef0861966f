import type { Preview, UrlEntry } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { notFound } from '../http/http-error.ts';
import { previewRefused } from '../http/previews/show-preview.ts';
import type { PreviewScope } from '../previews/preview-token.ts';
import { ownerEntries, pageEntries, productEntry } from './address-book.ts';
import type { Handlers } from './handler.ts';

type PreviewEntry = UrlEntry & Pick<Preview, 'entity_type'>;

/** The entry of an entity in the address book; undefined if the shop does not show it. */
function entryOf(catalogue: Catalogue, view: LocaleView, { kind, id }: PreviewScope): PreviewEntry | undefined {
  const isWanted = (entry: UrlEntry): entry is PreviewEntry => entry.id === id;
  switch (kind) {
    case 'product': {
      const slot = soldSlot(catalogue, view, id);
      return slot === undefined ? undefined : [productEntry(view, slot)].find(isWanted);
    }
    case 'page':
      return pageEntries(view).find(isWanted);
    default:
      return ownerEntries(catalogue, view, kind).find(isWanted);
  }
}

function isPublic(visitors: Catalogue, scope: PreviewScope): boolean {
  const view = visitors.views.get(scope.locale);
  return view !== undefined && entryOf(visitors, view, scope) !== undefined;
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

export const previewHandlers: Handlers<'preview'> = {
  preview: ({ preview, catalogue, view }) => {
    if (preview === null) throw previewRefused('missing');
    const { scope, publication, updatedAt, expiresAt, visitors } = preview;
    const entry = entryOf(catalogue, view, scope);
    if (entry === undefined)
      throw notFound(`Shop ${String(view.shop.shopId)} does not show ${scope.kind} ${String(scope.id)}.`);
    const { entity_type: type, id, slug, page_type: pageType, parent_slug: parent } = entry;
    return {
      entity_type: type,
      id,
      slug,
      page_type: pageType,
      parent_slug: parent,
      status: publication.status,
      publish_from: instant(publication.publishFrom),
      publish_to: instant(publication.publishTo),
      updated_at: updatedAt.toISOString(),
      is_public: isPublic(visitors, scope),
      expires_at: expiresAt.toISOString(),
    };
  },
};
