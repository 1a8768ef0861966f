import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
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

export const CatalogueNotFound = recorded(ErrorScreen, 'not-found');
export const CatalogueUnauthorized = recorded(ErrorScreen, 'denied');
export const CatalogueBroken = recorded(ErrorScreen, 'server-error');

export const NotFound: Story = { args: errorExamples.notFound };
export const Unauthorized: Story = { args: errorExamples.unauthorized };
export const Broken: Story = { args: errorExamples.broken };
