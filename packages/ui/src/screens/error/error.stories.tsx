import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { errorExamples } from './error.examples.ts';
import { ErrorScreen } from './error.tsx';
import { PlainErrorScreen } from './plain-error.tsx';

/** A missing (404), protected (401) or failed (500) page. */
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
/** After a failure in the browser, which replaces the whole page. */
export const Plain: Story = { args: errorExamples.broken, render: (args) => <PlainErrorScreen {...args} /> };
