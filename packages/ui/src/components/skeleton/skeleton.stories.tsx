import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LoadingRegion, TextSkeleton } from './skeleton.tsx';
import { RowsSkeleton, StoresSkeleton } from './screen-skeletons.tsx';
import { skeletonExamples } from './skeleton.examples.ts';

/**
 * Reserves the space of content that the browser fetches later, in its shape and size, to avoid layout shifts. Pages
 * are rendered on the server and need none; while a whole page loads, the loading bar is shown. For less than about a
 * second show nothing.
 *
 * **Roles and announcements.** The region is `aria-busy` while it loads, and its `status` announces it once. The shapes
 * are hidden from screen readers; the loaded content is not announced, because visitors who requested it will navigate
 * to it.
 */
const meta = { title: 'Components/Skeleton', component: LoadingRegion } satisfies Meta<typeof LoadingRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

const loading = { label: skeletonExamples.french.label, busy: true, children: null };

export const Text: Story = { args: { ...loading, skeleton: <TextSkeleton lines={4} /> } };
export const Rows: Story = { args: { ...loading, skeleton: <RowsSkeleton /> } };
export const Stores: Story = { args: { ...loading, skeleton: <StoresSkeleton /> } };

export const Loaded: Story = {
  args: { ...loading, skeleton: <TextSkeleton />, children: <p>{skeletonExamples.longestGerman.content}</p> },
  render: function Arrival(args) {
    const [busy, setBusy] = useState(true);
    return (
      <>
        <LoadingRegion {...args} busy={busy} />
        <Button onClick={() => setBusy(false)}>Laden</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const region = status.nextElementSibling;
    await expect(status).toHaveTextContent('Chargement des produits…');
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(skeletonExamples.longestGerman.content)).toBeVisible();
    await expect(region).toHaveAttribute('aria-busy', 'false');
    await expect(status).toBeEmptyDOMElement();
  },
};
