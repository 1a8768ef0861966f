import { HomeScreen } from '@veralune/ui/screens/home/home';
import { siteUrl } from '../../catalogue/environment.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { homeData } from './data.ts';
import { homeProps } from './props.ts';

export const generateStaticParams = onFirstVisit;

export const generateMetadata = fixedMetadata('home', {
  title: 'meta.home.title',
  description: 'meta.home.description',
});

export default async function HomePage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const present = presentFor(locale);
  const origin = siteUrl(present.market);
  return (
    <PageFrame present={present} alternates={fixedAlternates('home')} isHome>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Veralune',
          url: origin,
          logo: `${origin}/icons/icon-512.png`,
        }}
      />
      <HomeScreen {...homeProps(await homeData(locale), present)} />
    </PageFrame>
  );
}
