import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckField } from './check-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import {
  checkFieldExamples,
  choiceFieldExamples,
  selectFieldExamples,
  textAreaExamples,
  textFieldExamples,
} from './field.examples.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/**
 * The fields of forms. The label is above the control, a hint before it, the error after it; the error text says how to
 * fix it. A star marks required fields.
 *
 * **Which one.** One line: text. Several: text area. Up to about four choices: radios. More: select. A dozen or more:
 * combobox. A statement to agree to: check.
 *
 * **Keys.** Native: Tab moves from field to field, arrow keys choose among radios and in a select, Space ticks a
 * checkbox.
 *
 * **Roles and announcements.** Each control is named by its label and described by its hint and its error, in this
 * order; an error sets `aria-invalid`. Screen readers read `required`, not the star. Radios are in a `group` named by
 * the legend.
 */
const meta = {
  title: 'Components/Field',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { render: () => <TextField {...textFieldExamples.plain} /> };
export const TextWithHint: Story = { render: () => <TextField {...textFieldExamples.hint} /> };
export const TextWithError: Story = { render: () => <TextField {...textFieldExamples.error} /> };
export const LongestGerman: Story = { render: () => <TextField {...textFieldExamples.longestGerman} /> };
export const Disabled: Story = { render: () => <TextField {...textFieldExamples.disabled} /> };
export const Email: Story = { render: () => <TextField {...textFieldExamples.email} /> };
export const Phone: Story = { render: () => <TextField {...textFieldExamples.phone} /> };
export const Area: Story = { render: () => <TextArea {...textAreaExamples.address} /> };
export const AreaWithError: Story = { render: () => <TextArea {...textAreaExamples.error} /> };
export const Select: Story = { render: () => <SelectField {...selectFieldExamples.subject} /> };
export const SelectWithError: Story = { render: () => <SelectField {...selectFieldExamples.error} /> };
export const Choice: Story = { render: () => <ChoiceField {...choiceFieldExamples.civility} /> };
export const ChoiceWithError: Story = { render: () => <ChoiceField {...choiceFieldExamples.error} /> };
export const ChoiceDisabled: Story = { render: () => <ChoiceField {...choiceFieldExamples.disabled} /> };
export const LongestGermanChoice: Story = { render: () => <ChoiceField {...choiceFieldExamples.longestGerman} /> };
export const Check: Story = { render: () => <CheckField {...checkFieldExamples.privacy} /> };
export const CheckWithError: Story = { render: () => <CheckField {...checkFieldExamples.error} /> };

/** The accessible name and description of a field, and the keys of radios. */
export const ByKeyboard: Story = {
  render: () => (
    <form style={{ display: 'grid', gap: 'var(--space-5)' }}>
      <ChoiceField {...choiceFieldExamples.civility} />
      <TextField {...textFieldExamples.error} hint="Wij sturen u alleen een antwoord." />
      <CheckField {...checkFieldExamples.error} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const civility = within(canvas.getByRole('group', { name: 'Civilité' }));
    await userEvent.tab();
    await expect(civility.getByRole('radio', { name: 'Madame' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(civility.getByRole('radio', { name: 'Monsieur' })).toBeChecked();
    await userEvent.tab();
    const email = canvas.getByRole('textbox', {
      name: 'E-mailadres',
      description: `Wij sturen u alleen een antwoord. ${textFieldExamples.error.error}`,
    });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Accetto l’informativa sulla privacy.' })).toBeChecked();
  },
};
