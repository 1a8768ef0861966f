import { PostedFields } from '@veralune/ui/components/form-fields/posted-fields';
import { FormContent } from '@veralune/ui/components/form/form-content';
import { WithdrawalScreen } from '@veralune/ui/screens/withdrawal/withdrawal';
import { postWithdrawal } from '../../forms/form-actions.ts';
import { FormIsland } from '../../forms/form-island.tsx';
import { withdrawalFormData } from '../../forms/withdrawal-form.ts';
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
  const { form, content, fields } = withdrawalFormData(context);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('withdrawal')}
      trail={[{ label: context.t('routes.withdrawal.title') }]}
    >
      <WithdrawalScreen {...withdrawalProps(context)}>
        <FormIsland {...form} action={postWithdrawal}>
          <FormContent {...content}>
            <PostedFields fields={fields} />
          </FormContent>
        </FormIsland>
      </WithdrawalScreen>
    </PageFrame>
  );
}
