import type { Meta, StoryObj } from '@storybook/react-vite';
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
 * What forms are made of. The label stays above the control, a hint before it, the error after it; the words of an error
 * say how to mend it. A star marks what is required.
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
export const Area: Story = { render: () => <TextArea {...textAreaExamples.message} /> };
export const Select: Story = { render: () => <SelectField {...selectFieldExamples.subject} /> };
export const SelectWithError: Story = { render: () => <SelectField {...selectFieldExamples.error} /> };
export const Choice: Story = { render: () => <ChoiceField {...choiceFieldExamples.civility} /> };
export const ChoiceWithError: Story = { render: () => <ChoiceField {...choiceFieldExamples.error} /> };
export const Check: Story = { render: () => <CheckField {...checkFieldExamples.privacy} /> };
export const CheckWithError: Story = { render: () => <CheckField {...checkFieldExamples.error} /> };

export const WholeForm: Story = {
  render: () => (
    <form style={{ display: 'grid', gap: 'var(--space-5)' }}>
      <ChoiceField {...choiceFieldExamples.civility} />
      <TextField {...textFieldExamples.plain} />
      <TextField {...textFieldExamples.error} />
      <SelectField {...selectFieldExamples.subject} />
      <TextArea {...textAreaExamples.message} />
      <CheckField {...checkFieldExamples.privacy} />
    </form>
  ),
};
