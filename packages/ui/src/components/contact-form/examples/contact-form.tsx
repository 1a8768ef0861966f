import { FilledForm, type FilledFormProps } from '../../form/filled-form.tsx';
import { FormContent, type FormContentProps } from '../../form/form-content.tsx';
import {
  ContactFields,
  type ContactField,
  type ContactFieldsLabels,
  type ContactFieldsProps,
} from '../contact-fields.tsx';

type Form = FilledFormProps<ContactField>;

export interface ContactFormProps
  extends Pick<Form, 'state' | 'values'>, Pick<FormContentProps, 'protection'>, Omit<ContactFieldsProps, 'labels'> {
  labels: ContactFieldsLabels & Form['labels'];
}

/** The contact form as a site puts it together; there the server renders what is in the form. */
export function ContactForm({ state, values, protection, ...fields }: ContactFormProps) {
  return (
    <FilledForm state={state} values={values} idOf={(field) => `contact-${field}`} labels={fields.labels}>
      <FormContent protection={protection}>
        <ContactFields {...fields} />
      </FormContent>
    </FilledForm>
  );
}
