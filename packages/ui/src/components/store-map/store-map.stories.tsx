import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeMapExamples } from './store-map.examples.ts';
import { StoreMap } from './store-map.tsx';

/**
 * Where pharmacies lie around a place that was searched: a dish with rings of distance, north above. Markers that would
 * cover each other move apart, and a line leads back to the spot.
 *
 * Always beside the list, of which it shows nothing that is not also written there. For the way there, each entry of the
 * list leads to a route planner.
 *
 * **Keys**: Tab goes through the numbers in the order of the list; Enter goes to the entry.
 * **Screen readers** meet a navigation, named, with a list of links: “1. Pharmacie Flagey”.
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
