import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { frameExamples } from './frame.examples.tsx';
import { FrameBehaviour } from './frame-behaviour.tsx';
import { Frame } from './frame.tsx';

/**
 * The default layout: one `Frame` in the layout of a site, one `FrameContent` in each page, one `FrameBehaviour` when
 * the page is used.
 */
const meta = {
  title: 'Sections/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <FrameBehaviour />
      </>
    ),
  ],
} satisfies Meta<typeof Frame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelgianFrench: Story = { args: frameExamples.belgianFrench };
export const LongestGerman: Story = { args: frameExamples.longestGerman };
export const Home: Story = { args: frameExamples.home };
export const WithBanner: Story = { args: frameExamples.withBanner };

/** The parts of the header that collapse on a phone. */
export const FoldsOnPhones: Story = {
  args: frameExamples.belgianFrench,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Ouvrir le menu'));
    const menu = canvas.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ouvrir la recherche'));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.click(canvas.getByText('Ouvrir le menu'));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** A skip link leads to a part even while it is collapsed. */
export const SkipsToTheMenu: Story = {
  args: frameExamples.belgianFrench,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Aller au menu' }));
    const menu = canvas.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toBeVisible();
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).not.toBeVisible();
  },
};
