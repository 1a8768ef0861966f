import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { oldBrowserNoticeExamples } from './old-browser-notice.examples.ts';
import { OldBrowserNotice, type OldBrowserNoticeProps } from './old-browser-notice.tsx';

function clearDismissal() {
  document.cookie = 'ie_notice=; path=/; max-age=0';
}

/** Makes the browser look like Internet Explorer, and runs the script as in a server-rendered page. */
function Page({ documentMode, ...notice }: OldBrowserNoticeProps & { documentMode?: number }) {
  useEffect(() => {
    if (documentMode === undefined) return;
    Object.defineProperty(document, 'documentMode', { value: documentMode, configurable: true });
    const script = document.createElement('script');
    script.textContent = document.querySelector('#old-browser + script')?.textContent ?? '';
    document.body.append(script);
    return () => {
      script.remove();
      Reflect.deleteProperty(document, 'documentMode');
    };
  }, [documentMode]);
  return <OldBrowserNotice {...notice} />;
}

/**
 * The first element in the body of every page. In all other browsers it stays hidden and costs about 700 bytes of
 * markup. It depends on no style sheet and no script of the site, because Internet Explorer supports neither.
 *
 * **Keys.** Tab reaches its button; after dismissal it stays hidden for a year.
 *
 * **Roles and announcements.** An `alert`, announced when it becomes visible.
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Dismissed: Story = {
  args: { documentMode: 11 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(oldBrowserNoticeExamples.french.text);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'J’ai compris' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(document.cookie).toContain('ie_notice=1');
  },
};
