import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { toastsExamples } from './toasts.examples.ts';
import { Toasts, type ToastsProps } from './toasts.tsx';

/** Shows the messages on a button press and dismisses them. */
function Demo({ messages, shown = true, ...toasts }: Omit<ToastsProps, 'onDismiss'> & { shown?: boolean }) {
  const [current, setCurrent] = useState(shown ? messages : []);
  return (
    <div style={{ minBlockSize: '16rem' }}>
      <Button onClick={() => setCurrent(messages)}>Ajouter au panier</Button>
      <Toasts
        {...toasts}
        messages={current}
        onDismiss={(id) => setCurrent((all) => all.filter((one) => one.id !== id))}
      />
    </div>
  );
}

function wait(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Confirms an action whose result is barely visible in the page. Never the only place of a message: for important
 * messages use a notice in the page, for field errors the field.
 *
 * It disappears after eight seconds, an error only when dismissed. The timer pauses on hover, with the focus inside and
 * while the page is hidden.
 *
 * **Keys.** Tab reaches the link and the button of each; Escape inside dismisses the newest. It never takes the focus.
 *
 * **Roles and announcements.** A region with a list; a separate `status` announces the text of the newest, politely and
 * without its buttons.
 */
const meta = {
  title: 'Components/Toasts',
  component: Demo,
  args: toastsExamples.added,
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Added: Story = { args: { ...toastsExamples.added, duration: 1e9 } };
export const Failed: Story = { args: toastsExamples.failed };
export const LongestGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { ...toastsExamples.longestGerman, duration: 1e9 },
};
export const None: Story = { args: toastsExamples.none };

export const IsSaidAndGoes: Story = {
  args: { ...toastsExamples.added, shown: false, duration: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent(/^Florelune Équilibre est dans votre panier\.$/);
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Voir le panier' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull(), { timeout: 3000 });
    await expect(status).toBeEmptyDOMElement();
  },
};

export const WaitsForWhoeverReadsIt: Story = {
  args: { ...toastsExamples.added, shown: false, duration: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Voir le panier' })).toHaveFocus();
    await wait(900);
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fermer le message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const AnErrorStays: Story = {
  args: { ...toastsExamples.failed, duration: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await wait(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht sluiten' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
