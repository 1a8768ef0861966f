import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsentPreferences } from './consent-preferences.tsx';

/** In the footer of every page. With scripts a button, without them a link to the cookies page. */
const meta = {
  title: 'Components/Consent preferences',
  component: ConsentPreferences,
  args: { label: 'Gérer mes cookies', href: '/fr/cookies' },
} satisfies Meta<typeof ConsentPreferences>;
export default meta;

export const WithScripts: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Gérer mes cookies' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
