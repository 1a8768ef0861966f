import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { passwordFieldExamples } from './password-field.examples.ts';

/**
 * Only for passwords. Pasting and password managers work. There is no second field to confirm the password, because it
 * can be shown. Without scripts there is no button.
 *
 * **Keys.** Tab moves from the field to its button, Enter or Space presses it; the focus stays on the button.
 *
 * **Roles.** A text field (browsers give passwords no role) and a `button` whose name says what it does.
 *
 * **Announcements.** Whether the password is visible, politely, after each press. The password is hidden again on
 * submit.
 */
const meta = {
  title: 'Components/Field/Password field',
  component: PasswordField,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '24rem' }} onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Covered: Story = { args: passwordFieldExamples.current };
export const WithError: Story = { args: passwordFieldExamples.error };
export const Disabled: Story = { args: passwordFieldExamples.disabled };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: passwordFieldExamples.longestGerman };

export const ByKeyboard: Story = {
  args: passwordFieldExamples.current,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Contraseña/);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('musgo');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('status')).toHaveTextContent('La contraseña está a la vista.');
    await expect(canvas.getByRole('button', { name: 'Ocultar la contraseña' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent('La contraseña está oculta.');
    await expect(field).toHaveValue('musgo');
  },
};

export const CoveredWhenItGoes: Story = {
  args: passwordFieldExamples.current,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText<HTMLInputElement>(/^Contraseña/);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
    await expect(field).toHaveAttribute('type', 'text');
    if (field.form) await fireEvent.submit(field.form);
    await expect(field).toHaveAttribute('type', 'password');
  },
};
