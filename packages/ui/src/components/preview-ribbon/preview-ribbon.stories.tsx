import type { Meta, StoryObj } from '@storybook/react-vite';
import { previewRibbonExamples } from './preview-ribbon.examples.ts';
import { PreviewRibbon } from './preview-ribbon.tsx';

/**
 * The first element of a preview, above the header. On large windows it stays at the lower edge, so that editors never mistake a
 * preview for the public page.
 *
 * **Keys.** Tab reaches its link, the first one of the page.
 *
 * **Roles and announcements.** A `complementary` landmark with the name “preview”. The colour of its edge repeats what the
 * first sentence says.
 */
const meta = {
  title: 'Components/Preview ribbon',
  component: PreviewRibbon,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PreviewRibbon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = { args: previewRibbonExamples.draft };
export const Scheduled: Story = { args: previewRibbonExamples.scheduled };
export const Published: Story = { args: previewRibbonExamples.published };
export const Hidden: Story = { globals: { locale: 'de-DE' }, args: previewRibbonExamples.hidden };
export const Ended: Story = { args: previewRibbonExamples.ended };
