import { ConfirmationScreen } from '@veralune/ui/screens/confirmation/confirmation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { withdrawalConfirmationProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('withdrawal-confirmation', {
  title: 'withdrawal-confirmation.title',
  description: 'meta.withdrawal-confirmation.description',
  noIndex: true,
});

export default async function WithdrawalConfirmationPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('withdrawal-confirmation')}
      trail={[{ label: context.t('routes.withdrawal-confirmation.title') }]}
    >
      <ConfirmationScreen {...withdrawalConfirmationProps(context)} />
    </PageFrame>
  );
}
