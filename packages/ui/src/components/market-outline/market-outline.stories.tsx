import type { Meta, StoryObj } from '@storybook/react-vite';
import { marketOutlineExamples } from './market-outline.examples.ts';
import { MarketOutline } from './market-outline.tsx';

/**
 * The outline of a country with one marked position. Drawn as SVG, without tiles, requests or tracking.
 *
 * Too coarse for streets: near a border or a coast it is wrong by one or two kilometres.
 */
const meta = {
  title: 'Components/Market outline',
  component: MarketOutline,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarketOutline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Belgium: Story = { args: marketOutlineExamples.belgium };
export const Switzerland: Story = { args: marketOutlineExamples.switzerland };
export const Spain: Story = { args: marketOutlineExamples.spain };
export const Germany: Story = { args: marketOutlineExamples.germany };
export const Italy: Story = { args: marketOutlineExamples.italy };
export const WithoutPlace: Story = { args: marketOutlineExamples.withoutPlace };
