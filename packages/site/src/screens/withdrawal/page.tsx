import { WithdrawalScreen } from '@veralune/ui/screens/withdrawal/withdrawal';
import { withdrawalIslandProps } from '../../forms/withdrawal-island-props.ts';
import { WithdrawalIsland } from '../../forms/withdrawal-island.tsx';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { withdrawalProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('withdrawal', {
  title: 'routes.withdrawal.title',
  description: 'meta.withdrawal.description',
  hasOwnTitle: true,
});

export default async function WithdrawalPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('withdrawal')}
      trail={[{ label: context.t('routes.withdrawal.title') }]}
    >
      <WithdrawalScreen {...withdrawalProps(context)}>
        <WithdrawalIsland {...withdrawalIslandProps(context)} />
      </WithdrawalScreen>
    </PageFrame>
  );
}
