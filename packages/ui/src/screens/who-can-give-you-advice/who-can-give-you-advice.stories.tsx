import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { whoCanGiveYouAdviceExamples } from './who-can-give-you-advice.examples.ts';
import { WhoCanGiveYouAdviceScreen } from './who-can-give-you-advice.tsx';

/** “Who can give you advice?”: pharmacists, doctors, the laboratory, and a link to the store finder. */
const meta = {
  title: 'Screens/Who can give you advice',
  component: WhoCanGiveYouAdviceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhoCanGiveYouAdviceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(WhoCanGiveYouAdviceScreen, 'who-can-give-you-advice');
export const EveryLanguage: Story = inLanguage(WhoCanGiveYouAdviceScreen, whoCanGiveYouAdviceExamples.byLanguage);
export const WithoutStores: Story = { args: whoCanGiveYouAdviceExamples.withoutStores };
