import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { modalExamples } from './modal.examples.tsx';
import { Modal, type ModalProps } from './modal.tsx';

function Opener({ open: initial, ...modal }: ModalProps) {
  const [open, setOpen] = useState(initial);
  return (
    <div style={{ minBlockSize: '40rem' }}>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Modal {...modal} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/**
 * For a task that must be completed before the page continues, opened by the visitor. For messages that can wait use a
 * notice; content of the page belongs in the page.
 *
 * It uses the native `<dialog>`, opened by `showModal()`.
 *
 * **Keys.** On opening, the focus moves to the title, so that the dialog is read from its beginning. Tab stays inside
 * (and in the browser's toolbars), Escape closes it, and the focus returns to the previously focused element.
 *
 * **Roles and announcements.** `dialog`, modal, named by its title. The page behind is inert: not reachable by pointer,
 * keyboard or screen reader.
 *
 * **Mouse.** A click outside closes it, unless the press began inside. The page behind does not scroll.
 */
const meta = {
  title: 'Components/Modal',
  component: Opener,
  args: { open: true, onClose: () => {}, ...modalExamples.question },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = { args: modalExamples.question };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: modalExamples.longestGerman };
export const TallerThanTheScreen: Story = { args: modalExamples.taller };
export const Closed: Story = { args: { ...modalExamples.question, open: false } };

export const ByKeyboard: Story = {
  args: { ...modalExamples.longestGerman, open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: modalExamples.longestGerman.title });
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await expect(dialog).toHaveProperty('open', true);
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Fenster schließen' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('link', { name: 'Verzehrhinweise' })).toHaveFocus();
    within(dialog).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

/** The Escape key and the back gesture of a phone send a close request to an open dialog. */
export const ClosedByEscape: Story = {
  args: { ...modalExamples.question, open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    dialog.requestClose();
    // The dialog closes synchronously; its close event fires later and unmounts its content.
    await waitFor(() => expect(canvas.queryByText(/Les trois articles/)).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog')).toHaveProperty('open', true);
  },
};

/** The page is inert while it is open. */
export const KeepsThePageOut: Story = {
  args: { ...modalExamples.question, open: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('dialog', { name: modalExamples.question.title });
    canvas.getByText('Ouvrir').closest('button')?.focus();
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const ClosedByAPressBeside: Story = {
  args: { ...modalExamples.question, open: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByText(/Les trois articles/));
    await expect(dialog).toHaveProperty('open', true);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText(/Les trois articles/) },
      { target: dialog },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog).toHaveProperty('open', true);
    await userEvent.click(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
