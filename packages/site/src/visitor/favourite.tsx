import { FavouriteButton, type FavouriteButtonProps } from '@veralune/ui/components/favourite-button/favourite-button';
import { screensOfApp } from '../market/screens-of-app.ts';
import type { PageContext } from '../page-context.ts';
import { FavouriteIsland } from './favourite-island.tsx';

export interface FavouriteProps {
  readonly kind: FavouriteButtonProps['name'];
  readonly id: number;
  /** Of the product or pharmacy, for screen readers. */
  readonly name: string;
  readonly context: PageContext;
}

const lists = { product: 'my-favourites', pharmacy: 'my-pharmacies' } as const;

/** The button that keeps a product or a pharmacy; nothing in an app without accounts. The page is the same for everyone. */
export function Favourite({ kind, id, name, context: { locale, t } }: FavouriteProps) {
  if (!screensOfApp().has(lists[kind])) return null;
  const button = { name: kind, id: String(id) };
  return (
    <FavouriteIsland
      locale={locale}
      button={button}
      texts={{
        added: t('account.notices.favourite-added'),
        removed: t('account.notices.favourite-removed'),
        full: t('account.errors.too_many_favourites'),
        failed: t('account.notices.favourite-failed'),
      }}
    >
      <FavouriteButton
        {...button}
        action="/fragments/favourite"
        of={name}
        hidden={{ locale }}
        labels={{ add: t('favourites.add'), remove: t('favourites.remove') }}
        kept={false}
      />
    </FavouriteIsland>
  );
}
