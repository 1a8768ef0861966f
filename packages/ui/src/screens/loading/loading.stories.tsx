import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { loadingExamples } from './loading.examples.ts';
import { LoadingScreen } from './loading.tsx';

/**
 * A page whose content is fetched by the browser. The site's pages are rendered on the server: navigation shows the
 * loading bar, and this screen is only used if there is no previous page to show.
 *
 * The store finder and the account keep their layout while they load: their screens have their own loading states.
 *
 * **Roles and announcements.** The loading part is `aria-busy`; a `status` before it announces it once, politely. The
 * heading is rendered from the start.
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
