import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageSwitchExamples } from './language-switch.examples.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** For the top bar of the header. In markets with one language it shows only the country. */
const meta = { title: 'Components/Language switch', component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Belgium: Story = { args: languageSwitchExamples.belgium };
export const Switzerland: Story = { args: languageSwitchExamples.switzerland };
export const Germany: Story = { args: languageSwitchExamples.germany };
export const Spain: Story = { args: languageSwitchExamples.spain };
export const Italy: Story = { args: languageSwitchExamples.italy };
