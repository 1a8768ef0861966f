import type { Meta, StoryObj } from '@storybook/react-vite';
import { textFieldExamples } from '../field/field.examples.tsx';
import { TextField } from '../field/text-field.tsx';
import { errorSummaryExamples } from './error-summary.examples.ts';
import { ErrorSummary } from './error-summary.tsx';

/** Over a form that could not go. Give it the focus; each line leads to its field, which says the same. */
const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 'var(--space-5)', maxInlineSize: '34rem' }}>
        <Story />
        <TextField {...textFieldExamples.plain} error="Saisissez votre prénom" />
        <TextField {...textFieldExamples.error} error="Saisissez une adresse e-mail valable" />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { args: errorSummaryExamples.two };
