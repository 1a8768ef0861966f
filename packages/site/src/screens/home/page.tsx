import { HomeScreen } from '@veralune/ui/screens/home/home';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { registeredMarket } from '../../market/registered-market.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { organizationJsonLd } from '../../metadata/organization-json-ld.ts';
import { webSiteJsonLd } from '../../metadata/web-site-json-ld.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { homeData } from './data.ts';
import { homeProps } from './props.ts';
import { listFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('home', {
  title: 'meta.home.title',
  description: 'meta.home.description',
});

export default async function HomePage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const data = await homeData(locale);
  return (
    <PageFrame context={context} alternates={fixedAlternates('home')} isHome>
      <JsonLd data={organizationJsonLd(registeredMarket())} />
      <JsonLd data={webSiteJsonLd(locale)} />
      <TrackedPage
        lists={[
          ...listFacts('home-promoted', data.promoted_products, locale),
          ...listFacts('home-new', data.new_products, locale),
        ]}
      />
      <HomeScreen {...homeProps(data, context)} />
    </PageFrame>
  );
}
