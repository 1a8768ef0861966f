import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { codeFieldExamples } from './code-field.examples.ts';
import { CodeField } from './code-field.tsx';

/**
 * For a promotion, an advantage or a medical follow-up (CSM). Only in the cart.
 *
 * Collapsed, so that visitors without a code don't search for one. A refusal says why and what to do; it is an `alert`.
 * Keys: Enter or Space on the title opens it, Enter in the field applies. Works without scripts.
 */
const meta = {
  title: 'Components/Code field',
  component: CodeField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Applied: Story = { args: codeFieldExamples.applied };
export const Invalid: Story = { args: codeFieldExamples.invalid };
export const AlreadyUsed: Story = { args: codeFieldExamples.used };
export const ConditionNotMet: Story = { args: codeFieldExamples.condition };
export const LoginRequired: Story = { args: codeFieldExamples.login };
export const LongestGerman: Story = { args: codeFieldExamples.longestGerman };

export const Idle: Story = {
  args: codeFieldExamples.idle,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Vous avez un code ?'));
    await expect(canvas.getByRole('textbox', { name: /^Code promo/ })).toBeVisible();
  },
};
