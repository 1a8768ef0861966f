import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { oldBrowserNoticeExamples } from './old-browser-notice.examples.ts';
import { OldBrowserNotice, type OldBrowserNoticeProps } from './old-browser-notice.tsx';

function forget() {
  document.cookie = 'ie_notice=; path=/; max-age=0';
}

/** Lets the browser pass for Internet Explorer, and runs the script as the page of a server would. */
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
 * The first thing in the body of every page. In all other browsers it stays hidden and costs some 700 bytes of markup.
 * It depends on no style sheet and no script of the site, none of which that browser understands.
 *
 * **Keys.** Its button is reached by Tab; dismissed, it stays away for a year.
 *
 * **Roles and announcements.** An `alert`, read out when it is unveiled.
 */
const meta = {
  title: 'Components/Old browser notice',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: oldBrowserNoticeExamples.french,
  beforeEach: () => {
    forget();
    return forget;
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
