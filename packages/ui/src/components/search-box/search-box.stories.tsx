import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { searchBoxExamples } from './search-box.examples.ts';
import { SearchBox } from './search-box.tsx';

/** The search of the header, with suggestions: type two letters. In a page, use the plain search form. */
const meta = {
  title: 'Components/Search box',
  component: SearchBox,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', minBlockSize: '34rem', marginInlineStart: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const typeIn = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('searchbox'), text);
  return canvas;
};

export const Idle: Story = { args: searchBoxExamples.results };

export const Results: Story = {
  args: searchBoxExamples.results,
  play: async ({ canvasElement }) => {
    const canvas = await typeIn(canvasElement, 'ma');
    await canvas.findByRole('link', { name: 'Voir les 12 résultats' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Voir les 12 résultats');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Micralba Magnésium/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Empty: Story = {
  args: searchBoxExamples.empty,
  play: async ({ canvasElement }) => {
    const canvas = await typeIn(canvasElement, 'xyz');
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('Vérifiez l’orthographe'));
  },
};

export const Failed: Story = {
  args: searchBoxExamples.error,
  play: async ({ canvasElement }) => {
    const canvas = await typeIn(canvasElement, 'mag');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Une erreur est survenue.'));
  },
};

export const Loading: Story = {
  args: searchBoxExamples.loading,
  play: async ({ canvasElement }) => {
    const canvas = await typeIn(canvasElement, 'mag');
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche en cours…');
  },
};

/** One letter is too few, and while someone types only the last text is looked up. */
export const LooksUpTheLastText: Story = {
  args: { ...searchBoxExamples.results, suggest: { load: fn(searchBoxExamples.results.suggest.load) } },
  play: async ({ args, canvasElement }) => {
    const canvas = await typeIn(canvasElement, 'm');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox'), 'agnés');
    await canvas.findByRole('link', { name: 'Voir les 12 résultats' });
    await expect(args.suggest.load).toHaveBeenCalledTimes(1);
    await expect(args.suggest.load).toHaveBeenCalledWith('magnés', expect.any(AbortSignal));
  },
};
