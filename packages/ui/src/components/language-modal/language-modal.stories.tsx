import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { languageModalExamples } from './language-modal.examples.ts';
import { LanguageModal } from './language-modal.tsx';

/**
 * For visitors who scanned the QR code on a pack, in markets with several languages: the code does not tell which
 * language they read. All other visitors use the language switch.
 *
 * **Keys.** Those of the modal. The page's language is a button that closes the dialog, the others are links to the
 * same page.
 *
 * **Roles and announcements.** `dialog` named in the language of the page; each option has its own `lang`, so that a
 * screen reader pronounces it correctly. The link has its locale in `data-locale`, which a site stores; it stores
 * that of the button in `onKeep`.
 */
const meta = {
  title: 'Components/Language modal',
  component: LanguageModal,
  args: { open: true, onClose: fn(), onKeep: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Belgium: Story = { args: languageModalExamples.belgium };

export const Switzerland: Story = {
  args: languageModalExamples.switzerland,
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Wählen Sie Ihre Sprache' }));
    await userEvent.tab();
    await userEvent.tab();
    const french = dialog.getByRole('link', { name: 'Français Lire cette page en français' });
    await expect(french).toHaveFocus();
    await expect(french).toHaveAttribute('lang', 'fr-CH');
    await expect(french).toHaveAttribute('href', '/fr/produits');
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Deutsch Auf Deutsch weiterlesen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
