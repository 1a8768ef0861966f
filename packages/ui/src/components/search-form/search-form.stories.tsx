import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { searchFormExamples } from './search-form.examples.ts';
import { SearchForm } from './search-form.tsx';

/** For searching from a page: on the results page and the 404 page. The header has the search box. */
const meta = { title: 'Components/Search form', component: SearchForm } satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InPage: Story = { args: searchFormExamples.inPage };
export const InHeader: Story = { args: searchFormExamples.inHeader };
export const WithValue: Story = { args: searchFormExamples.withValue };

export const TooShort: Story = {
  args: searchFormExamples.inHeader,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    const submit = canvas.getByRole('button', { name: 'Zoekopdracht starten' });
    await userEvent.type(field, 'zi ');
    await expect(submit).toBeDisabled();
    await expect(canvas.getByText('Typ minstens 3 tekens.')).toBeVisible();
    await userEvent.type(field, 'nk');
    await expect(submit).toBeEnabled();
  },
};
