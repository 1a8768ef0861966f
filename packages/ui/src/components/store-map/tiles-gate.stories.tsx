import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storeMapExamples } from './store-map.examples.ts';
import { StoreMap } from './store-map.tsx';
import { StoreTiles } from './store-tiles.tsx';
import { TilesGate, type TilesGateProps } from './tiles-gate.tsx';

/** A tile that nothing is requested for. */
const template = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#dfe9dc" stroke="#9ab29b" d="M0 0h256v256H0zM0 90l256 60M120 0l-40 256"/></svg>')}#{z}/{x}/{y}`;

/** Shows the tiles as a site does. */
function Demo(gate: TilesGateProps) {
  const [shown, setShown] = useState(gate.shown);
  const map = storeMapExamples.belgium;
  return (
    <div style={{ maxInlineSize: '28rem' }}>
      <StoreMap
        {...map}
        tiles={shown ? <StoreTiles template={template} centre={map.centre} radius={3} /> : undefined}
      />
      <TilesGate
        {...gate}
        shown={shown}
        onShowOnce={() => {
          gate.onShowOnce();
          setShown(true);
        }}
        onAllowAll={() => {
          gate.onAllowAll();
          setShown(true);
        }}
      />
      {map.stores.map(({ id, name }) => (
        <p key={id} id={`store-${id}`}>
          {name}
        </p>
      ))}
    </div>
  );
}

/**
 * Below a store map, where a map service is configured. Nothing is requested from it before the visitor agrees: for this
 * time, or always. The drawn map is complete without it.
 */
const meta = {
  title: 'Components/Store map tiles',
  component: Demo,
  args: {
    shown: false,
    attribution: { label: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    labels: {
      notice: 'Der Kartenhintergrund kommt von einem Kartendienst, der Ihre IP-Adresse und den Ausschnitt erhält.',
      once: 'Nur dieses Mal anzeigen',
      always: 'Immer anzeigen',
    },
    onShowOnce: fn(),
    onAllowAll: fn(),
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blocked: Story = {};
export const Shown: Story = { args: { shown: true } };

export const OnlyThisTime: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Nur dieses Mal anzeigen' }));
    await expect(canvasElement.querySelectorAll('img').length).toBeGreaterThan(3);
    await expect(args.onAllowAll).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  },
};
