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
 * Shows that another page is on its way. Once in the frame of a site, which sets `data-navigating` on the document while
 * it fetches, and `data-navigating="failed"` where nothing came. What loads inside a page has skeletons.
 *
 * It waits 200 ms, so that quick pages don't flicker, takes 5 s to its end, and goes 500 ms after the page has come.
 *
 * **Announcements.** A `status` says that the page is loading after one second, and that it could not be loaded at once.
 * The bar itself is decoration.
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
  if (!bar) throw new Error('there is no bar');
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

/** A page that comes within 200 ms shows nothing at all. */
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
