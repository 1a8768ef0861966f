import { hasRoute, href } from '@veralune/routing';
import { MyFavouritesScreen } from '@veralune/ui/screens/my-favourites/my-favourites';
import { postFavouriteProduct } from '../../account/account-actions.ts';
import { accountNav } from '../../account/account-layout.ts';
import { noticeIn } from '../../account/notices.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { priceLabels, productItem } from '../../mappers/product-item.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { listFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

export const generateMetadata = personalMetadata('my-favourites');

export default async function MyFavouritesPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const { items } = await readForVisitor(locale, 'favouriteProducts', {}, href('my-favourites', {}, locale));
  return (
    <PersonalFrame context={context} route="my-favourites">
      <TrackedPage lists={listFacts('favourites', items, locale)} />
      <MyFavouritesScreen
        title={t('routes.my-favourites.title')}
        listTitle={t('my-favourites.list')}
        nav={accountNav('my-favourites', context)}
        message={noticeIn(await searchParams, context)}
        favourites={{
          products: items.map((product) => ({ ...productItem(product, context), id: String(product.id) })),
          action: postFavouriteProduct.bind(null, locale),
          labels: {
            ...priceLabels(context),
            remove: t('favourites.remove'),
            add: hasRoute('cart', locale) ? t('product.cart.add') : undefined,
          },
        }}
        empty={{
          title: t('my-favourites.empty.title'),
          text: t('my-favourites.empty.text'),
          links: [{ label: t('routes.products.title'), href: href('products', {}, locale) }],
        }}
      />
    </PersonalFrame>
  );
}
