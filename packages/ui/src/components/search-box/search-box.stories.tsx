import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { searchBoxExamples } from './search-box.examples.ts';
import { SearchBox } from './search-box.tsx';

/**
 * The search of the header, with suggestions: type two letters. In a page, use the plain search form.
 *
 * The suggestions are links under headings, in a region that opens below the form: a disclosure, because a list box
 * can't contain links or headings. So a suggestion can be opened in a new tab, and screen readers can jump between the
 * headings.
 *
 * **Keys.** Down and Up move from the field into the links and back, Tab moves through them after the button. Enter in
 * the field searches, on a link follows it. Escape closes the panel and returns the focus to the field; a second Escape
 * clears the field. The focus or a click elsewhere closes the panel.
 *
 * **Roles.** `search` with a `searchbox` and a `button`, disabled while the text is too short; a named `region` with
 * headings and lists of links.
 *
 * **Announcements.** A `status` announces politely that it searches, the number of results, that there are none, or
 * that the search failed. Further typing announces nothing until the answer to the last text arrives.
 */
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

async function typeIn(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('searchbox'), text);
  return canvas;
}

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

/** Tab moves through the links; leaving them closes the panel. */
export const ByTab: Story = {
  args: searchBoxExamples.results,
  render: (args) => (
    <>
      <SearchBox {...args} />
      <a href="/fr/aide">Ailleurs</a>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('mag');
    const panel = within(await canvas.findByRole('region', { name: 'Suggestions de recherche' }));
    const links = await panel.findAllByRole('link');
    await expect(panel.getByRole('heading', { name: 'Produits 8' })).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Besoins 2' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lancer la recherche' })).toHaveFocus();
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    links.at(-1)?.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ailleurs' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
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
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Recherche en cours…'));
  },
};

/** One letter is too few, and during typing only the last text is looked up. */
export const LooksUpTheLastText: Story = {
  args: { ...searchBoxExamples.results, suggest: { load: fn(searchBoxExamples.results.suggest.load) } },
  play: async ({ args, canvasElement }) => {
    const canvas = await typeIn(canvasElement, 'm');
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox'), 'agnés');
    await canvas.findByRole('link', { name: 'Voir les 12 résultats' });
    await expect(args.suggest.load).toHaveBeenCalledTimes(1);
    await expect(args.suggest.load).toHaveBeenCalledWith('magnés', expect.any(AbortSignal));
  },
};
