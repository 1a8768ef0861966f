import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DateField } from './date-field.tsx';
import { dateFieldExamples } from './date-field.examples.ts';

/**
 * For a date that the visitor knows or can read: a birthday, a purchase. For a day to look up, such as next Tuesday,
 * use a list.
 *
 * The focus never moves to the next field automatically, and no character is rejected while typing; the form's handler
 * validates.
 *
 * **Keys.** Tab moves from part to part.
 *
 * **Roles.** A `group` named by the legend and described by hint and error, with three text fields. An error sets
 * `aria-invalid` on the parts that it concerns; the first part has the id that the error summary links to.
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
