import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CheckField } from '../field/check-field.tsx';
import { ChoiceField } from '../field/choice-field.tsx';
import { CountedTextArea } from '../field/counted-text-area.tsx';
import { DateField } from '../field/date-field.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { Notice } from '../notice/notice.tsx';
import { contactExample } from './form.examples.ts';
import { FormRow } from './form-row.tsx';
import { Form, type FormProps } from './form.tsx';

const { fields, sent, summaryTitle, ...words } = contactExample;

type FieldName = keyof typeof fields;

const isRight: Readonly<Record<FieldName, (sentFields: FormData) => boolean>> = {
  civility: (data) => data.has('civility'),
  firstname: (data) => data.get('firstname') !== '',
  email: (data) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(String(data.get('email'))),
  zipcode: (data) => /^\d{4}$/.test(String(data.get('zipcode'))),
  city: (data) => data.get('city') !== '',
  country: (data) => data.get('country') !== '',
  birthday: (data) => /^(\d{4})?$/.test(String(data.get('birthday-year'))),
  subject: (data) => data.get('subject') !== '',
  message: (data) => data.get('message') !== '' && String(data.get('message')).length <= fields.message.maxLength,
  gdpr: (data) => data.has('gdpr'),
};

const names = Object.keys(fields) as FieldName[];

function summaryOf(faults: readonly FieldName[]): FormProps['summary'] {
  return {
    title: summaryTitle,
    errors: faults.map((name) => ({ fieldId: fields[name].id, message: fields[name].wrong })),
  };
}

/** The contact form as a site connects it to its data: errors by field, all input is kept. */
function ContactForm({ initial = [], ...form }: Partial<FormProps> & { initial?: readonly FieldName[] }) {
  const [wrong, setWrong] = useState(initial);
  const [done, setDone] = useState(false);
  const [summary, setSummary] = useState(() => summaryOf(initial));

  const attempt = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const faults = names.filter((name) => !isRight[name](data));
    setWrong(faults);
    setDone(faults.length === 0);
    setSummary(summaryOf(faults));
  };

  /** The props of a field, and its error if it has one. */
  const of = <Name extends FieldName>(name: Name) => {
    const { wrong: error, ...field } = fields[name];
    return { ...field, error: wrong.includes(name) ? error : undefined };
  };

  return (
    <Form {...words} summary={summary} onSubmit={attempt} {...form}>
      {done ? (
        <Notice tone="success" live="status">
          <p>{sent}</p>
        </Notice>
      ) : null}
      <ChoiceField {...of('civility')} />
      <TextField {...of('firstname')} />
      <TextField {...of('email')} />
      <FormRow>
        <TextField {...of('zipcode')} />
        <TextField {...of('city')} />
      </FormRow>
      <SelectField {...of('country')} />
      <DateField {...of('birthday')} wrong={['year']} />
      <SelectField {...of('subject')} />
      <CountedTextArea {...of('message')} />
      <CheckField {...of('gdpr')} />
    </Form>
  );
}

/**
 * Every form: the error summary, the legend of the stars, the fields in one column, one button.
 *
 * It posts without scripts; the handler answers with the same form, the values as `defaultValue` and the errors as
 * `error` and `summary`. With scripts the fields keep their values, so no input is lost. The browser's validation is
 * off (`noValidate`), because its messages are in the browser's language and disappear.
 *
 * **Keys.** Those of the fields; Enter in a text field sends the form.
 *
 * **Announcements.** After a failed attempt the error summary takes the focus. While the form is being sent it is
 * `aria-busy` and its button is `aria-disabled`, so that it keeps the focus; a notice with `live="status"` announces the result.
 */
const meta = { title: 'Components/Form', component: ContactForm } satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const AllWrong: Story = { args: { initial: names } };
export const Busy: Story = { args: { busy: true } };

async function fill(name: string | RegExp, text: string, canvasElement: HTMLElement) {
  const field = within(canvasElement).getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Submits with errors, fixes them through the links of the summary, submits again; by keyboard only. */
export const KeepsWhatWasTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('Élise');
    await userEvent.tab();
    await userEvent.keyboard('elise@');
    await userEvent.tab();
    await userEvent.keyboard('4032{Enter}');

    const summary = await canvas.findByRole('group', { name: summaryTitle });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual((['email', 'city', 'country', 'subject', 'message', 'gdpr'] as const).map((name) => fields[name].wrong));
    await expect(canvas.getByRole('radio', { name: 'Madame' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Élise');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: /^Adresse e-mail/ });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('elise@');
    await expect(email).toHaveAccessibleDescription(`${fields.email.hint} ${fields.email.wrong}`);
    await userEvent.keyboard('{End}exemple.be');

    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Localité/ })).toHaveFocus();
    await userEvent.keyboard('Chênée');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: /^Pays/ })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Pays/ }), 'BE');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Objet/ }), 'product');
    await fill(/^Votre message/, 'Où trouver vos produits ?', canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.submitLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect((await canvas.findByText(sent)).closest('[role=status]')).not.toBeNull();
    await expect(canvas.queryByRole('group', { name: summaryTitle })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^Localité/ })).toHaveValue('Chênée');
  },
};

export const CanBeSentOnce: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: words.submitLabel });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(submit).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: summaryTitle })).toBeNull();
  },
};
