import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { oldBrowserNoticeExamples } from './old-browser-notice.examples.ts';
import { oldBrowserScript, type OldBrowserTexts } from './old-browser-script.ts';

function clearDismissal() {
  document.cookie = 'ie_notice=; path=/; max-age=0';
}

/** Makes the browser look like Internet Explorer, and runs the script as in a page of the site. */
function Page({ documentMode, ...texts }: OldBrowserTexts & { documentMode?: number }) {
  const script = oldBrowserScript(texts);
  useEffect(() => {
    if (documentMode !== undefined)
      Object.defineProperty(document, 'documentMode', { value: documentMode, configurable: true });
    const element = document.createElement('script');
    element.textContent = script;
    document.body.append(element);
    return () => {
      element.remove();
      Reflect.deleteProperty(document, 'documentMode');
      document.body.querySelector(':scope > [role=alert]')?.remove();
    };
  }, [documentMode, script]);
  return null;
}

/**
 * The first element in the body of a page in Internet Explorer. A script of its own inserts it, which no other browser
 * loads. It depends on no style sheet and no script of the site, because Internet Explorer supports neither.
 *
 * **Keys.** Tab reaches its button; after dismissal it stays hidden for a year.
 *
 * **Roles and announcements.** An `alert`, announced when it is inserted.
 */
const meta = {
  title: 'Components/Old browser notice',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: oldBrowserNoticeExamples.french,
  beforeEach: () => {
    clearDismissal();
    return clearDismissal;
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InternetExplorer: Story = { args: { documentMode: 11 } };
export const LongestGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { ...oldBrowserNoticeExamples.longestGerman, documentMode: 11 },
};

export const AnyOtherBrowser: Story = {
  play: async () => {
    await expect(within(document.body).queryByRole('alert')).toBeNull();
  },
};

export const Dismissed: Story = {
  args: { documentMode: 11 },
  play: async () => {
    const canvas = within(document.body);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(oldBrowserNoticeExamples.french.text);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'J’ai compris' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(document.cookie).toContain('ie_notice=1');
  },
};
