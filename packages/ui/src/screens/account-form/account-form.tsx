import type { ReactNode } from 'react';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';
import { FieldsForm, type FieldsFormProps } from '../../components/form-fields/fields-form.tsx';

export interface AccountFormScreenProps extends Omit<AccountLayoutProps, 'children'> {
  form: FieldsFormProps;
  /** Link to the list that the form belongs to. */
  back?: LinkItem | undefined;
  /** Further forms and links below the form. */
  more?: ReactNode;
}

/** An account page with a single form: information, sign-in data, profile and subscriptions, an address. */
export function AccountFormScreen({ form, back, more, ...layout }: AccountFormScreenProps) {
  return (
    <AccountLayout {...layout}>
      {back ? (
        <p>
          <ArrowLink {...back} back />
        </p>
      ) : null}
      <FieldsForm {...form} />
      {more}
    </AccountLayout>
  );
}
