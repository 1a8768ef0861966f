import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { consentToolExamples } from './consent-tool.examples.ts';
import { createConsentTool, type ConsentTool, type ConsentToolTexts, type ToolChoice } from './consent-tool.ts';

interface DemoProps {
  texts: ConsentToolTexts;
  /** What is open. */
  part?: 'banner' | 'preferences';
  onChoice: (choice: ToolChoice) => void;
}

const cookie = { name: 'cookie_consent', version: 1, days: 365 };

function forget() {
  document.cookie = `${cookie.name}=; path=/; max-age=0`;
}

/** Creates the tool as a site does. */
function Demo({ texts, part = 'banner', onChoice }: DemoProps) {
  const container = useRef<HTMLDivElement>(null);
  const choice = useRef(onChoice);
  useEffect(() => {
    if (!container.current) return;
    let isLeft = false;
    let tool: ConsentTool | undefined;
    const created = createConsentTool({
      container: container.current,
      texts,
      cookie,
      onChoice: (made) => choice.current(made),
      onAsked: () => undefined,
    });
    void created.then((made) => {
      if (isLeft) return made.close();
      tool = made;
      if (part === 'banner') tool.ask();
      else tool.openPreferences();
    });
    return () => {
      isLeft = true;
      tool?.close();
    };
  }, [texts, part]);
  return (
    <div style={{ minBlockSize: '44rem' }}>
      <div ref={container} />
      <a href="#content">Contenu</a>
    </div>
  );
}

/**
 * Asks for consent, once for twelve months. The site loads it after the first paint, and only if no choice is stored, or
 * when the visitor opens the preferences from the footer.
 *
 * To accept, to refuse and to choose look alike and need one click each. Nothing is preselected.
 *
 * **Keys.** The banner is before the page and gets the focus, unless the visitor already uses the page. Tab leaves it. The
 * preferences are modal: Tab stays inside, Escape closes them, and the focus returns.
 *
 * **Roles and announcements.** `dialog`, named by its title; each category is a checkbox with its purpose below.
 */
const meta = {
  title: 'Components/Consent tool',
  component: Demo,
  parameters: { layout: 'fullscreen' },
  args: { texts: consentToolExamples.french, onChoice: fn() },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

async function bannerIn(canvasElement: HTMLElement) {
  const banner = await within(canvasElement).findByRole('dialog');
  await waitFor(() => expect(banner).toBeVisible());
  return banner;
}

function openPart(part: 'cm' | 'pm') {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(`.${part}`)).toBeVisible());
  };
}

/** The three buttons look alike. */
export const Banner: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(await bannerIn(canvasElement)).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Tout accepter', 'Tout refuser', 'Choisir']);
    const looks = buttons.map((button) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
      const { height } = button.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, height };
    });
    await expect(looks[1]).toEqual(looks[0]);
    await expect(looks[2]).toEqual(looks[0]);
  },
};
export const BannerOnAPhone: Story = {
  globals: { locale: 'de-DE', viewport: { value: 'phone' } },
  args: { texts: consentToolExamples.longestGerman },
  play: async (context) => {
    await openPart('cm')(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
/** Signs of HTML in the texts. Tab leaves the banner. */
export const Escaped: Story = {
  args: { texts: consentToolExamples.escaped },
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement);
    within(banner).getByRole('link', { name: 'Protection des données' }).focus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Contenu' })).toHaveFocus();
  },
};
export const Preferences: Story = { args: { part: 'preferences' }, play: openPart('pm') };
export const PreferencesInGerman: Story = {
  globals: { locale: 'de-DE', viewport: { value: 'phone' } },
  args: { part: 'preferences', texts: consentToolExamples.longestGerman },
  play: openPart('pm'),
};

export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = await bannerIn(canvasElement);
    await userEvent.click(within(banner).getByRole('button', { name: 'Tout refuser' }));
    await expect(args.onChoice).toHaveBeenCalledOnce();
    await expect(args.onChoice).toHaveBeenCalledWith(
      expect.objectContaining({ version: 1, categories: ['necessary'] }),
    );
    await waitFor(() => expect(banner).not.toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = await bannerIn(canvasElement);
    await waitFor(() => expect(banner).toContainElement(document.activeElement as HTMLElement));
    // The library moves the focus into the banner twice, like into the preferences below.
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (const name of ['Tout accepter', 'Tout refuser', 'Choisir']) {
      await userEvent.tab();
      await expect(within(banner).getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const preferences = await canvas.findByRole('dialog', { name: 'Préférences de cookies' });
    await waitFor(() => expect(preferences).toContainElement(document.activeElement as HTMLElement));
    // The library moves the focus into the preferences twice: after 100 ms, and when they are visible.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const video = within(preferences).getByRole('checkbox', { name: 'Vidéos' });
    await expect(video).not.toBeChecked();
    await expect(within(preferences).getByRole('checkbox', { name: 'Nécessaires' })).toBeDisabled();
    video.focus();
    await userEvent.keyboard(' ');
    // The library reads the number of the key, which userEvent leaves out.
    await fireEvent.keyDown(video, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(within(banner).getByRole('button', { name: 'Choisir' })).toHaveFocus());
    await expect(args.onChoice).not.toHaveBeenCalled();
  },
};
