import { FilledForm, type FilledFormProps } from '../form/filled-form.tsx';
import { FormContent, type FormContentProps } from '../form/form-content.tsx';
import {
  NewsletterFields,
  type NewsletterField,
  type NewsletterFieldsLabels,
  type NewsletterFieldsProps,
} from './newsletter-fields.tsx';

type Form = FilledFormProps<NewsletterField>;

export interface NewsletterFormProps
  extends
    Omit<Form, 'idOf' | 'labels' | 'children'>,
    Omit<FormContentProps, 'children'>,
    Omit<NewsletterFieldsProps, 'labels'> {
  labels: NewsletterFieldsLabels & Form['labels'];
}

/** The sign-up form of the newsletter, all of it in the browser. Posts without scripts. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { hidden, trap, protection, civilities, origins, information, consent, ...form } = props;
  const fields = { civilities, origins, information, consent, labels: form.labels };
  return (
    <FilledForm {...form} idOf={(field) => `newsletter-${field}`}>
      <FormContent hidden={hidden} trap={trap} protection={protection}>
        <NewsletterFields {...fields} />
      </FormContent>
    </FilledForm>
  );
}
