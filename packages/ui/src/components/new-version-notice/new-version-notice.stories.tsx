import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { newVersionNoticeExamples } from './new-version-notice.examples.ts';
import { NewVersionNotice, type NewVersionNoticeProps } from './new-version-notice.tsx';

/** The button of the story announces a new version; either button of the notice dismisses it. */
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
 * For a page that has been open during a deployment. The page reloads only on request, because a form may be half
 * filled. If a chunk fails to load, the site reloads automatically, at most once a minute.
 *
 * **Keys.** Tab reaches its two buttons. It does not take the focus.
 *
 * **Roles and announcements.** A `status` announces the sentence when it appears; the buttons are in a `group` of that
 * name.
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
