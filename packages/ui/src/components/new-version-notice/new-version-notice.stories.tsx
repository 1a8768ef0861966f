import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { newVersionNoticeExamples } from './new-version-notice.examples.ts';
import { NewVersionNotice, type NewVersionNoticeProps } from './new-version-notice.tsx';

/** The version comes when the button of the story is pressed, and goes by either button of the notice. */
function Arrival({ available: initial, ...notice }: NewVersionNoticeProps) {
  const [available, setAvailable] = useState(initial);
  return (
    <div style={{ minBlockSize: '14rem' }}>
      <button type="button" onClick={() => setAvailable(true)}>
        Déployer
      </button>
      <NewVersionNotice
        {...notice}
        available={available}
        onLater={() => {
          notice.onLater();
          setAvailable(false);
        }}
      />
    </div>
  );
}

/**
 * For a page that has been open while the site was renewed. The page is only loaded anew when asked, since a form may be
 * half filled. A part that fails to load is another matter: the site reloads by itself, once a minute at most.
 *
 * **Keys.** Tab leads to its two buttons. The focus is not taken.
 *
 * **Roles and announcements.** A `status` says the sentence when it comes; the buttons stand in a `group` of that name.
 */
const meta = {
  title: 'Components/New version notice',
  component: Arrival,
  args: { ...newVersionNoticeExamples.french, onRefresh: fn(), onLater: fn() },
} satisfies Meta<typeof Arrival>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const None: Story = { args: newVersionNoticeExamples.none };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: newVersionNoticeExamples.longestGerman };

export const ByKeyboard: Story = {
  args: newVersionNoticeExamples.none,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Une nouvelle version du site est disponible.');
    await expect(canvas.getByRole('button', { name: 'Déployer' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actualiser' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
