import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OfflineCart, type OfflineCartProps } from './offline-cart.tsx';
import { offlineCartExamples, offlineNoticeExamples } from './offline-notice.examples.ts';
import { OfflineNotice } from './offline-notice.tsx';

function Cart({ isOpen = false, ...props }: Omit<OfflineCartProps, 'open' | 'onOpen'> & { isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return <OfflineCart {...props} open={open} onOpen={setOpen} />;
}

/** Simulates the loss or return of the connection. */
function connect(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

function offline() {
  connect(false);
  return () => connect(true);
}

/**
 * Once in the frame of a site. It follows the browser's online state and needs no dismissal, because it disappears when
 * the connection is back. For a page that can't be shown at all use the offline screen.
 *
 * **Roles and announcements.** A `status` that is always rendered and announces the sentence when it appears. It takes
 * no focus and has no keys.
 */
const meta = {
  title: 'Components/Offline notice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: offlineNoticeExamples.french,
} satisfies Meta<typeof OfflineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Offline: Story = { beforeEach: offline };
export const LongestGerman: Story = {
  globals: { locale: 'de-DE' },
  args: offlineNoticeExamples.longestGerman,
  beforeEach: offline,
};

/** The last known cart is below the sentence, closed at first. */
export const WithCart: Story = {
  args: { ...offlineNoticeExamples.french, children: <Cart {...offlineCartExamples.french} /> },
  beforeEach: offline,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByText('60 comprimés');
    await expect(line).not.toBeVisible();
    await userEvent.click(canvas.getByText(offlineCartExamples.french.title));
    await expect(line).toBeVisible();
    await expect(canvas.getByRole('status')).not.toContainElement(line);
  },
};
export const LongestGermanCart: Story = {
  globals: { locale: 'de-DE' },
  args: { ...offlineNoticeExamples.longestGerman, children: <Cart {...offlineCartExamples.longestGerman} isOpen /> },
  beforeEach: offline,
};

export const FollowsTheBrowser: Story = {
  beforeEach: () => () => connect(true),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    connect(false);
    await waitFor(() => expect(status).toHaveTextContent(offlineNoticeExamples.french.text));
    connect(true);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
