import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeMapExamples } from './store-map.examples.ts';
import { StoreMap } from './store-map.tsx';

/**
 * A circular map of pharmacies around a searched place, with distance rings and the north at the top. Markers that
 * would overlap are moved apart, and a line leads back to the position.
 *
 * Always beside the list, which contains all of its information. For directions, each entry of the list links to a
 * route planner.
 *
 * **Keys**: Tab moves through the numbers in the order of the list; Enter moves to the entry. **Screen readers** find a
 * named navigation with a list of links: “1. Pharmacie Flagey”.
 */
const meta = {
  title: 'Components/Store map',
  component: StoreMap,
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
        {args.stores.map(({ id, name }) => (
          <p key={id} id={`store-${id}`}>
            {name}
          </p>
        ))}
      </div>
    ),
  ],
} satisfies Meta<typeof StoreMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Belgium: Story = { args: storeMapExamples.belgium };
export const OneStreet: Story = { args: storeMapExamples.oneStreet };
export const None: Story = { args: storeMapExamples.none };
