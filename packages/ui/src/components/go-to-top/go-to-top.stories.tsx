import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GoToTopBehaviour } from './go-to-top-behaviour.tsx';
import { GoToTop } from './go-to-top.tsx';

/**
 * Appears when a page is scrolled up, beyond 800 pixels. The frame includes it, and `FrameBehaviour` its behaviour; pages need not add
 * it.
 *
 * **Keys.** A link: Enter scrolls to the top of the page and moves the focus there, so that Tab starts again from the
 * top.
 *
 * **Roles.** A `navigation` landmark and a `link`, both named by their action; not focusable while hidden.
 */
const meta = {
  title: 'Components/Go to top',
  component: GoToTop,
  args: { label: 'Zurück zum Seitenanfang', topId: 'top' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: '3000px' }}>
        <span id="top" tabIndex={-1} />
        <Story />
        <GoToTopBehaviour />
      </div>
    ),
  ],
} satisfies Meta<typeof GoToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = {};

export const LeadsToTheTop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    window.scrollTo(0, 2000);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.queryByRole('link')).toBeNull();
    window.scrollTo(0, 1800);
    const link = await canvas.findByRole('link', { name: 'Zurück zum Seitenanfang' });
    await userEvent.click(link);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 2000 });
    await expect(document.activeElement?.id).toBe('top');
  },
};
