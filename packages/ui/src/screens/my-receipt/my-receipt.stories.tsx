import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { myReceiptExamples } from './my-receipt.examples.ts';
import { MyReceiptScreen } from './my-receipt.tsx';

/** The receipt of a paid order, to be printed or kept as a PDF. */
const meta = {
  title: 'Screens/My receipt',
  component: MyReceiptScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyReceiptScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(MyReceiptScreen, myReceiptExamples.byLanguage);
export const Longest: Story = { args: myReceiptExamples.states.longest };
