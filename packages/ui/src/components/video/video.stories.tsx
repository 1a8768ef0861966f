import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { videoExamples } from './video.examples.tsx';
import { Video, type VideoProps } from './video.tsx';

/** Keeps the consent as the tool of a site would. */
function Stage({ consent: initial, ...video }: VideoProps) {
  const [consent, setConsent] = useState(initial);
  return (
    <Video
      {...video}
      consent={consent}
      onAccept={() => {
        video.onAccept();
        setConsent(true);
      }}
    />
  );
}

/**
 * For videos that lie at YouTube. Whatever can be shown as a drawing or told in words should be.
 *
 * Nothing of YouTube is fetched before consent, and none of it before the video is asked for: no script, no picture.
 *
 * **Keys.** Accepting, or pressing play, is one button; the player takes its place and its focus. Beside it a link leads
 * to the video's own page, for those who don't want to accept, and without scripts.
 *
 * **Roles and announcements.** A `figure`; the player is a frame named by the title.
 */
const meta = {
  title: 'Components/Video',
  component: Stage,
  args: { ...videoExamples.blocked, onAccept: fn() },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blocked: Story = { args: videoExamples.blocked };
export const Consented: Story = { args: videoExamples.consented };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: videoExamples.longestGerman };

function frameOf(canvasElement: HTMLElement) {
  return canvasElement.querySelector('iframe');
}

export const Accepted: Story = {
  args: videoExamples.blocked,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(frameOf(canvasElement)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'En savoir plus' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Accepter et lire la vidéo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    const frame = await canvas.findByTitle('Comment nous cultivons nos souches');
    await expect(new URL(frame.getAttribute('src') ?? '').hostname).toBe('www.youtube-nocookie.com');
    await waitFor(() => expect(frame).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Played: Story = {
  args: videoExamples.consented,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(frameOf(canvasElement)).toBeNull();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Lire la vidéo Comment nous cultivons nos souches' }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByTitle('Comment nous cultivons nos souches')).toBeInTheDocument();
  },
};
