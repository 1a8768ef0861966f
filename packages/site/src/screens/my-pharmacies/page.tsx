import type { FavouritePharmacy } from '@veralune/api-client/contract';
import { hasRoute, href } from '@veralune/routing';
import { MyPharmaciesScreen } from '@veralune/ui/screens/my-pharmacies/my-pharmacies';
import { notFound } from 'next/navigation';
import { postFavouritePharmacy } from '../../account/account-actions.ts';
import { accountNav } from '../../account/account-layout.ts';
import { noticeIn } from '../../account/notices.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { screenLink } from '../../mappers/screen-links.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { defaultRadius, storeSearchQuery } from '../../store-finder/store-search.ts';
import { localeFrom } from '../page-props.ts';

export const generateMetadata = personalMetadata('my-pharmacies');

function pharmacyItem(pharmacy: FavouritePharmacy, { locale, t }: PageContext) {
  const { id, name, address, zipcode, city, phone } = pharmacy;
  return {
    id: String(id),
    name,
    lines: [address, `${zipcode} ${city}`],
    phone: phone === null ? undefined : { text: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    map: {
      label: t('my-pharmacies.map'),
      href:
        href('store-finder', {}, locale) +
        storeSearchQuery({ place: { kind: 'zipcode', zipcode }, radius: defaultRadius }),
    },
  };
}

export default async function MyPharmaciesPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  if (!hasRoute('store-finder', locale)) notFound();
  const { items } = await readForVisitor(locale, 'favouritePharmacies', {}, href('my-pharmacies', {}, locale));
  return (
    <PersonalFrame context={context} route="my-pharmacies">
      <MyPharmaciesScreen
        title={t('routes.my-pharmacies.title')}
        nav={accountNav('my-pharmacies', context)}
        message={noticeIn(await searchParams, context)}
        favourites={{
          pharmacies: items.map((pharmacy) => pharmacyItem(pharmacy, context)),
          action: postFavouritePharmacy.bind(null, locale),
          labels: { remove: t('favourites.remove') },
        }}
        empty={{ title: t('my-pharmacies.empty.title'), text: t('my-pharmacies.empty.text') }}
        find={screenLink('store-finder', context)}
      />
    </PersonalFrame>
  );
}
