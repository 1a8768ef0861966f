import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { loadingBarExamples } from './loading-bar.examples.ts';
import { LoadingBar, type LoadingBarProps } from './loading-bar.tsx';

function mark(value: string | null) {
  if (value === null) document.documentElement.removeAttribute('data-navigating');
  else document.documentElement.setAttribute('data-navigating', value);
}

/** Marks the document as a site does while it fetches a page. */
function Navigation({ navigating, ...bar }: LoadingBarProps & { navigating: '' | 'failed' | null }) {
  useEffect(() => {
    mark(navigating);
    return () => mark(null);
  }, [navigating]);
  return (
    <div style={{ minBlockSize: '6rem' }}>
      <LoadingBar {...bar} />
    </div>
  );
}

function wait(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Shows that another page is loading. Once in the frame of a site, which sets `data-navigating` on the document while
 * it fetches a page, and `data-navigating="failed"` if the request fails. For content that loads inside a page use
 * skeletons.
 *
 * It appears after 200 ms, so that fast pages don't flicker, fills up in 5 s, and disappears 500 ms after the page is
 * loaded.
 *
 * **Announcements.** A `status` says after one second that the page is loading, and immediately that it could not be
 * loaded. The bar itself is decorative.
 */
const meta = {
  title: 'Components/Loading bar',
  component: Navigation,
  args: { ...loadingBarExamples.french, navigating: null },
} satisfies Meta<typeof Navigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Loading: Story = { args: { navigating: '' } };
export const Failed: Story = { args: { ...loadingBarExamples.german, navigating: 'failed' } };

function barOf(canvasElement: HTMLElement) {
  const bar = canvasElement.querySelector('[aria-hidden]');
  if (!bar) throw new Error('The story has no bar.');
  return getComputedStyle(bar);
}

export const ComesAndGoes: Story = {
  play: async ({ canvasElement }) => {
    const bar = barOf(canvasElement);
    await expect(bar.opacity).toBe('0');
    mark('');
    await wait(60);
    await expect(bar.opacity).toBe('0');
    await waitFor(() => expect(bar.opacity).toBe('1'), { interval: 20 });
    mark(null);
    await wait(250);
    await expect(bar.opacity).toBe('1');
    await waitFor(() => expect(bar.opacity).toBe('0'), { interval: 20 });
  },
};

/** A page that loads within 200 ms shows no bar. */
export const SparesQuickPages: Story = {
  play: async ({ canvasElement }) => {
    const bar = barOf(canvasElement);
    const seen: string[] = [];
    mark('');
    await wait(60);
    seen.push(bar.opacity);
    mark(null);
    for (let look = 0; look < 8; look += 1) {
      await wait(20);
      seen.push(bar.opacity);
    }
    await expect(new Set(seen)).toEqual(new Set(['0']));
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const IsSaid: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    mark('');
    await wait(400);
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('Chargement de la page…'), { timeout: 2000 });
    mark('failed');
    await waitFor(() => expect(status).toHaveTextContent('La page n’a pas pu être chargée.'));
    mark(null);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
