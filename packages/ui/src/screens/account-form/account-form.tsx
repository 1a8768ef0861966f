import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';
import { EntryForm, type EntryFormProps } from '../../sections/entry/entry-form.tsx';

export interface AccountFormScreenProps extends Omit<AccountLayoutProps, 'children'> {
  form: EntryFormProps;
  /** To the list that the form belongs to. */
  back?: LinkItem | undefined;
}

/** A page of the account that is one form: information, sign-in data, profile and subscriptions, an address. */
export function AccountFormScreen({ form, back, ...layout }: AccountFormScreenProps) {
  return (
    <AccountLayout {...layout}>
      {back ? (
        <p>
          <ArrowLink {...back} back />
        </p>
      ) : null}
      <EntryForm {...form} />
    </AccountLayout>
  );
}
