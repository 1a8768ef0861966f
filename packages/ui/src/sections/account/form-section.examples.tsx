import { counterLabelsIn } from '../../components/form-fields/counter-labels.examples.ts';
import { FieldsForm } from '../../components/form-fields/fields-form.tsx';
import type { PlainField } from '../../components/form-fields/form-fields.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { reviewFormExamples, type ReviewFormExample } from '../../components/order-reviews/review-form.examples.ts';
import { inEachLanguage } from '../../examples/language.examples.ts';
import type { FormSectionProps } from './form-section.tsx';

/** How many units of each product come back. */
const units = ['Micralba Magnesium', 'Somnelis Zen'].map((label, index): PlainField => ({
  kind: 'select',
  id: `units_${String(index)}`,
  name: `units_${String(index)}`,
  label,
  options: ['Behalten', '1 Stück zurückschicken', '2 Stück zurückschicken']
    .slice(0, 3 - index)
    .map((option, count) => ({ value: String(count), label: option })),
}));

const content: PlainField = {
  kind: 'area',
  id: 'content',
  name: 'content',
  label: 'Anmerkung (freiwillig)',
  rows: 3,
  maxLength: 5000,
  labels: counterLabelsIn('de', '5.000'),
};

const form = (
  <FieldsForm
    action="/mein-konto/bestellung/481"
    fields={[...units, content]}
    submit="Widerruf bestätigen"
    submitTone="secondary"
  />
);

const withdrawal = {
  id: 'withdrawal',
  title: 'Vertrag widerrufen',
  text: 'Wählen Sie, was Sie zurückschicken. Die Eingangsbestätigung kommt per E-Mail, die Erstattung binnen 14 Tagen nach Eingang Ihres Widerrufs; wir dürfen warten, bis die Produkte oder der Nachweis der Rücksendung bei uns sind.',
  children: form,
} satisfies FormSectionProps;

function review({ form: fields, ...words }: ReviewFormExample): FormSectionProps {
  return { id: 'review', ...words, children: <FieldsForm {...fields} /> };
}

export const reviewSectionExamples = inEachLanguage((language) => review(reviewFormExamples.byLanguage[language]));

export const formSectionExamples = {
  withdrawal,
  reviewMissing: review(reviewFormExamples.missing),
  refused: {
    ...withdrawal,
    children: (
      <>
        <Notice tone="error" live="alert">
          Wählen Sie mindestens ein Produkt, das Sie zurückschicken.
        </Notice>
        {form}
      </>
    ),
  },
} satisfies Record<string, FormSectionProps>;
