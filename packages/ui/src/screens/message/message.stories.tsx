import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { messageExamples } from './message.examples.ts';
import { MessageScreen } from './message.tsx';

/** A page with a single message: maintenance, offline, a confirmation. */
const meta = {
  title: 'Screens/Message',
  component: MessageScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CatalogueMaintenance = recorded(MessageScreen, 'maintenance');

export const Offline: Story = inLanguage(MessageScreen, messageExamples.offline);
export const Maintenance: Story = inLanguage(MessageScreen, messageExamples.maintenance);
export const ReminderSent: Story = { args: messageExamples.reminderSent };
export const ReminderInStock: Story = { args: messageExamples.reminderInStock };
export const LongestGerman: Story = { args: messageExamples.longestGerman };
