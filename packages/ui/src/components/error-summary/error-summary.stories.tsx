import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { textFieldExamples } from '../field/field.examples.tsx';
import { TextField } from '../field/text-field.tsx';
import { errorSummaryExamples } from './error-summary.examples.ts';
import { ErrorSummary } from './error-summary.tsx';

/**
 * Above a form with errors, in the order of its fields; each line repeats the error of its field. The form component
 * renders it. For messages that concern no field use a notice.
 *
 * **Keys.** It takes the focus when it appears and after every new attempt. Tab moves to its links; Enter on a link
 * moves the focus into the field, with its label visible.
 *
 * **Roles and announcements.** A `group` named by its title; its content is an `alert`, so that it is announced even if
 * the focus does not move.
 */
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

export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: errorSummaryExamples.longestGerman };
export const None: Story = { args: errorSummaryExamples.none };

export const Two: Story = {
  args: errorSummaryExamples.two,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Remplissez tous les champs obligatoires' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez une adresse e-mail valable');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saisissez une adresse e-mail valable' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^E-mailadres/ })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};

/** A new list with the same errors takes the focus again. */
export const TakesTheFocusAnew: Story = {
  args: errorSummaryExamples.two,
  render: function Attempts(args) {
    const [errors, setErrors] = useState(args.errors);
    return (
      <>
        <ErrorSummary {...args} errors={errors} />
        <Button onClick={() => setErrors([...args.errors])}>Envoyer</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(canvas.getByRole('group', { name: errorSummaryExamples.two.title })).toHaveFocus();
  },
};
