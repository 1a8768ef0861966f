import type { Meta, StoryObj } from '@storybook/react-vite';
import { breadcrumbExamples } from './breadcrumb.examples.ts';
import { Breadcrumb } from './breadcrumb.tsx';

/** Above the content of every page except the home page. */
const meta = { title: 'Components/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = { args: breadcrumbExamples.product };
export const StepWithoutPage: Story = { args: breadcrumbExamples.stepWithoutPage };
export const LongestGerman: Story = { args: breadcrumbExamples.longestGerman };
