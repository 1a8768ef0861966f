import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DateField } from './date-field.tsx';
import { dateFieldExamples } from './date-field.examples.ts';

/**
 * For a date that someone knows or reads off: a birthday, a purchase. A day that has to be found, next Tuesday for one,
 * is better chosen from a list.
 *
 * Nothing jumps to the next field by itself, and no letter is refused while typing; who receives the form decides.
 *
 * **Keys.** Tab from part to part.
 *
 * **Roles.** A `group` named by the legend and described by hint and error, in it three text fields. An error marks the
 * parts that it is about with `aria-invalid`; the first has the id that the error summary leads to.
 */
const meta = {
  title: 'Components/Field/Date field',
  component: DateField,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '34rem' }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: dateFieldExamples.birthday };
export const Filled: Story = { args: dateFieldExamples.filled };
export const WithError: Story = { args: dateFieldExamples.error };
export const WrongYear: Story = { args: dateFieldExamples.wrongYear };
export const Disabled: Story = { args: dateFieldExamples.disabled };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: dateFieldExamples.longestGerman };

export const ByKeyboard: Story = {
  args: dateFieldExamples.wrongYear,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = within(
      canvas.getByRole('group', {
        name: 'Data di nascita',
        description: 'Per esempio 27 3 1985. L’anno deve avere quattro cifre.',
      }),
    );
    await expect(group.getByRole('textbox', { name: 'Giorno' })).not.toBeInvalid();
    await expect(group.getByRole('textbox', { name: 'Anno' })).toBeInvalid();
    await userEvent.tab();
    await userEvent.keyboard('4');
    await userEvent.tab();
    await userEvent.keyboard('11');
    await userEvent.tab();
    await expect(group.getByRole('textbox', { name: 'Anno' })).toHaveFocus();
    await userEvent.keyboard('1985');
    const form = canvasElement.querySelector('form');
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      'birthday-day': '4',
      'birthday-month': '11',
      'birthday-year': '1985',
    });
  },
};
