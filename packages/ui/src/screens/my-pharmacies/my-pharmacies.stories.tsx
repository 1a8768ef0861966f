import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { myPharmaciesExamples } from './my-pharmacies.examples.ts';
import { MyPharmaciesScreen } from './my-pharmacies.tsx';

/** The customer's favourite pharmacies. */
const meta = {
  title: 'Screens/My pharmacies',
  component: MyPharmaciesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyPharmaciesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(MyPharmaciesScreen, myPharmaciesExamples.byLanguage);
export const Empty: Story = { args: myPharmaciesExamples.states.empty };
export const WithoutPhone: Story = { args: myPharmaciesExamples.states.withoutPhone };
export const Removed: Story = { args: myPharmaciesExamples.states.removed };
