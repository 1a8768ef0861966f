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
      onAllowAll={() => {
        video.onAllowAll();
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
 * **Keys.** One button plays this video only, one allows all videos; the player replaces them and takes the focus. A link
 * leads to the video's page on YouTube, for visitors who allow neither, and without scripts.
 *
 * **Roles and announcements.** A `figure`; the player is a frame named by the title.
 */
const meta = {
  title: 'Components/Video',
  component: Demo,
  args: { ...videoExamples.blocked, onAllowAll: fn() },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blocked: Story = { args: videoExamples.blocked };
export const Consented: Story = { args: videoExamples.consented };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: videoExamples.longestGerman };

function frameOf(canvasElement: HTMLElement) {
  return canvasElement.querySelector('iframe');
}

async function playedBy(button: string, canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await expect(frameOf(canvasElement)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const frame = await canvas.findByTitle('Comment nous cultivons nos souches');
  await expect(new URL(frame.getAttribute('src') ?? '').hostname).toBe('www.youtube-nocookie.com');
  await waitFor(() => expect(frame).toHaveFocus());
  await expect(canvas.queryByRole('button')).toBeNull();
}

export const AllAllowed: Story = {
  args: videoExamples.blocked,
  play: async ({ args, canvasElement }) => {
    await playedBy('Toujours autoriser les vidéos', canvasElement);
    await expect(args.onAllowAll).toHaveBeenCalledOnce();
  },
};

/** The choice of the visitor stays as it is. */
export const OnlyThisOne: Story = {
  args: videoExamples.blocked,
  play: async ({ args, canvasElement }) => {
    await playedBy('Lire cette vidéo', canvasElement);
    await expect(args.onAllowAll).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: videoExamples.blocked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'En savoir plus' })).toHaveFocus();
    for (const name of ['Lire cette vidéo', 'Toujours autoriser les vidéos']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
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
