import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { loadingExamples } from './loading.examples.ts';
import { LoadingScreen } from './loading.tsx';

/**
 * A page whose content the browser fetches by itself. The site's own pages come finished from the server: between them
 * there is the loading bar, and this stands in only where nothing could be shown meanwhile.
 *
 * The store finder and the account keep what they have around what loads: their screens have states of their own.
 *
 * **Roles and announcements.** The part that loads is `aria-busy`; a `status` before it says so once, politely. The
 * heading is there from the start.
 */
const meta = {
  title: 'Screens/Loading',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const isSaid: Story['play'] = async ({ canvasElement }) => {
  const status = within(canvasElement).getByRole('status');
  await expect(status).not.toBeEmptyDOMElement();
  await expect(status.nextElementSibling).toHaveAttribute('aria-busy', 'true');
};

export const Products: Story = { ...inLanguage(LoadingScreen, loadingExamples.products), play: isSaid };
export const Results: Story = { ...inLanguage(LoadingScreen, loadingExamples.results), play: isSaid };
export const Product: Story = { ...inLanguage(LoadingScreen, loadingExamples.product), play: isSaid };
export const Article: Story = { ...inLanguage(LoadingScreen, loadingExamples.article), play: isSaid };
