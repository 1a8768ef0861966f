import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { newPasswordExamples } from './new-password.examples.ts';
import { NewPassword } from './new-password.tsx';

/**
 * For choosing a password: registration, a new password. For signing in use a password field.
 *
 * The rules are always visible, with and without scripts. While the visitor types, each met rule gets a tick and a text
 * for screen readers; nothing is announced at every key.
 */
const meta = {
  title: 'Components/New password',
  component: NewPassword,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '30rem' }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof NewPassword>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: newPasswordExamples.empty };
export const German: Story = { args: newPasswordExamples.german };
export const WithError: Story = { args: newPasswordExamples.error };

export const TicksWhatIsMet: Story = {
  args: newPasswordExamples.empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Mot de passe/), 'Lunaisons-été');
    const rules = canvas.getAllByRole('listitem').map((rule) => rule.textContent);
    await expect(rules).toEqual([
      '10 caractères (c’est bon)',
      'une minuscule (c’est bon)',
      'une majuscule (c’est bon)',
      'un chiffre (il en manque)',
    ]);
  },
};
