import { WhoCanGiveYouAdviceScreen } from '@veralune/ui/screens/who-can-give-you-advice/who-can-give-you-advice';
import { isSettingActive } from '../../catalogue/settings.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { registeredMarket } from '../../market/registered-market.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { adviceProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('who-can-give-you-advice', {
  title: 'routes.who-can-give-you-advice.title',
  description: 'meta.who-can-give-you-advice.description',
});

export default async function WhoCanGiveYouAdvicePage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const pointOfSale = await isSettingActive(locale, 'point_of_sale');
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('who-can-give-you-advice')}
      trail={[{ label: context.t('routes.who-can-give-you-advice.title') }]}
    >
      <WhoCanGiveYouAdviceScreen {...adviceProps(registeredMarket(), { pointOfSale }, context)} />
    </PageFrame>
  );
}
