import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { loadingBarExamples } from './loading-bar.examples.ts';
import { LoadingBar, type LoadingBarProps } from './loading-bar.tsx';

type Phase = 'loading' | 'done' | 'failed' | null;

function mark(value: Phase) {
  if (value === null) document.documentElement.removeAttribute('data-navigating');
  else document.documentElement.setAttribute('data-navigating', value);
}

/** Marks the document as a site does while it fetches a page. */
function Navigation({ navigating, ...bar }: LoadingBarProps & { navigating: Phase }) {
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

/**
 * Shows that another page is loading. Once in the layout of a site, which sets `data-navigating` on the document: to
 * `loading` 200 ms after a navigation began, so that fast pages don't flicker, then to `done` or `failed`, and removes it
 * after 500 ms. The bar fills up in 5 s. For content that loads inside a page use skeletons.
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
export const Loading: Story = { args: { navigating: 'loading' } };
export const Done: Story = { args: { navigating: 'done' } };
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
    for (const phase of ['loading', 'done', 'failed'] as const) {
      mark(phase);
      await expect(bar.opacity).toBe('1');
    }
    mark(null);
    await expect(bar.opacity).toBe('0');
  },
};

export const IsSaid: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    mark('loading');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('Chargement de la page…'), { timeout: 2000 });
    mark('failed');
    await waitFor(() => expect(status).toHaveTextContent('La page n’a pas pu être chargée.'));
    mark(null);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
