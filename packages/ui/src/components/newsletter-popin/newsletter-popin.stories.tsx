import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { newsletterPopinExamples } from './newsletter-popin.examples.ts';
import { NewsletterPopin } from './newsletter-popin.tsx';

interface InvitationProps {
  example: (typeof newsletterPopinExamples)[keyof typeof newsletterPopinExamples];
  open?: boolean;
}

/** Opens and closes it as a site does. */
function Invitation({ example: { email, submit, ...popin }, open: initial = false }: InvitationProps) {
  const [open, setOpen] = useState(initial);
  return (
    <div style={{ minBlockSize: '42rem' }}>
      <Button onClick={() => setOpen(true)}>60 s</Button>
      <NewsletterPopin {...popin} open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)}>
        <form style={{ display: 'grid', gap: 'var(--space-4)' }}>
          <TextField id="newsletter-email" name="email" type="email" label={email} autoComplete="email" required />
          <Button type="submit" wide>
            {submit}
          </Button>
        </form>
      </NewsletterPopin>
    </div>
  );
}

/**
 * An invitation to the newsletter, once per visit. The site decides when it opens (after 60 seconds, unless it was
 * shown before) and closes it on each navigation; this component renders it.
 *
 * **Keys.** Enter or Space on the floating button opens and closes it; when opened by the button, the focus moves to
 * the title. When opened automatically, the focus does not move. Escape and the close button close it; a focus that was
 * inside returns to the floating button.
 *
 * **Roles and announcements.** A complementary landmark with a `button` (`aria-expanded`, `aria-controls`) and a
 * `dialog`, not modal, named by its title. Opening automatically is announced politely.
 */
const meta = {
  title: 'Components/Newsletter pop-in',
  component: Invitation,
  args: { example: newsletterPopinExamples.spanish },
} satisfies Meta<typeof Invitation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { example: newsletterPopinExamples.longestGerman, open: true },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Boletín', expanded: false });
    await userEvent.tab();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const popin = within(await canvas.findByRole('dialog', { name: 'Una carta al mes, sin prisas' }));
    await waitFor(() => expect(popin.getByRole('heading')).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(popin.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.tab();
    await expect(popin.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** If the site opens it, it is announced, and the focus does not move. */
export const OpensByItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const elsewhere = canvas.getByRole('button', { name: '60 s' });
    await userEvent.click(elsewhere);
    await canvas.findByRole('dialog');
    await expect(elsewhere).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Te proponemos nuestro boletín al final de la página.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(elsewhere).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
