import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorExamples } from './error.examples.ts';
import { ErrorScreen } from './error.tsx';

/**
 * A page that is missing (404), closed (401) or broken (500).
 */
const meta = { title: 'Screens/Error', component: ErrorScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof ErrorScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: errorExamples.notFound };
export const Unauthorized: Story = { args: errorExamples.unauthorized };
export const Broken: Story = { args: errorExamples.broken };
