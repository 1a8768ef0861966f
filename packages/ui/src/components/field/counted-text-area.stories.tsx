import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CountedTextArea } from './counted-text-area.tsx';
import { countedTextAreaExamples } from './counted-text-area.examples.ts';

/**
 * For long texts with a limit. It accepts text beyond the limit and says how many characters are too many, so that a
 * pasted text is not truncated. For texts that never reach a limit use the plain text area.
 *
 * **Keys.** Those of a text area.
 *
 * **Announcements.** The limit describes the field. The visible count updates at once; it is announced politely one
 * second after the last key, so that it does not interrupt typing.
 */
const meta = {
  title: 'Components/Field/Counted text area',
  component: CountedTextArea,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountedTextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: countedTextAreaExamples.message };
export const WithError: Story = { args: countedTextAreaExamples.error };
export const Disabled: Story = { args: countedTextAreaExamples.disabled };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: countedTextAreaExamples.longestGerman };

/** Visible with each key, announced once typing pauses. */
export const CountsWhatIsLeft: Story = {
  args: countedTextAreaExamples.message,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: /^Votre message/, description: '5 000 caractères au plus.' });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Bonjour');
    await expect(canvas.getByText('Il reste 4 993 caractères.', { normalizer: normalizeSpaces })).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('!');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(normalizeSpaces(status.textContent)).toBe('Il reste 4 992 caractères.'), {
      timeout: 3000,
    });
  },
};

export const TooLong: Story = {
  args: countedTextAreaExamples.short,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('Quelle est la composition ?');
    await expect(canvas.getByRole('textbox')).toHaveValue('Quelle est la composition ?');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('7 caractères de trop.'), {
      timeout: 3000,
    });
  },
};

function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}
