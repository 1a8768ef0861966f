import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { videoExamples } from './video.examples.tsx';
import { Video, type VideoProps } from './video.tsx';

/** Stores the consent as a site's consent tool does. */
function Demo({ consent: initial, ...video }: VideoProps) {
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
 * For videos on YouTube. Prefer a drawing or text if possible.
 *
 * Nothing is loaded from YouTube before consent and before the visitor starts the video: no script, no picture.
 *
 * **Keys.** One button accepts or plays; the player replaces it and takes its focus. A link beside it leads to the
 * video's page on YouTube, for visitors who don't accept, and without scripts.
 *
 * **Roles and announcements.** A `figure`; the player is a frame named by the title.
 */
const meta = {
  title: 'Components/Video',
  component: Demo,
  args: { ...videoExamples.blocked, onAccept: fn() },
} satisfies Meta<typeof Demo>;
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
