import { href } from '@veralune/routing';
import { AccountFormIsland } from '../../account/form-islands.tsx';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalFormMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { askForVisitor, readForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { informationProps } from './props.ts';

export const generateMetadata = personalFormMetadata;

export default async function MyInformationPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale } = context;
  const customer = await readForVisitor(locale, 'customer', {}, href('my-information', {}, locale));
  const provinces = await askForVisitor(locale, 'provincials', {});
  return (
    <PersonalFrame context={context} route="my-information">
      <AccountFormIsland
        {...informationProps(customer, provinces.ok ? provinces.data : [], await searchParams, context)}
      />
    </PersonalFrame>
  );
}
