import {
  acceptCategory,
  getUserPreferences,
  hide,
  reset,
  run,
  show,
  showPreferences,
  type CookieConsentConfig,
  type CookieValue,
  type Translation,
} from 'vanilla-cookieconsent';
import styles from './consent-tool.module.css';

interface ConsentLink {
  readonly label: string;
  readonly href: string;
}

interface ConsentToolCategory {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export interface ConsentToolTexts {
  readonly title: string;
  /** Short: it must not be the largest text of a page on a phone. */
  readonly description: string;
  readonly acceptAll: string;
  readonly refuseAll: string;
  /** Opens the preferences: `Choisir`. */
  readonly choose: string;
  /** To the cookies page and the privacy policy. */
  readonly links: readonly ConsentLink[];
  readonly preferences: {
    readonly title: string;
    readonly intro: string;
    readonly save: string;
    readonly close: string;
    /** The first is always allowed. */
    readonly categories: readonly [ConsentToolCategory, ...ConsentToolCategory[]];
  };
}

export interface ToolChoice {
  /** A random UUID, the same for later changes. */
  readonly id: string;
  readonly version: number;
  /** ISO 8601. */
  readonly time: string;
  /** Ids of the allowed categories. */
  readonly categories: readonly string[];
}

export interface ConsentToolOptions {
  /** Empty, near the start of the body: the banner is before the page in the order of the keyboard. */
  readonly container: HTMLElement;
  readonly texts: ConsentToolTexts;
  readonly cookie: { readonly name: string; readonly version: number; readonly days: number };
  /** After each new choice, when it is stored. */
  readonly onChoice: (choice: ToolChoice) => void;
  /** When the banner is shown. */
  readonly onAsked: () => void;
}

export interface ConsentTool {
  /** Shows the banner. */
  readonly ask: () => void;
  readonly openPreferences: () => void;
  /** Allows one more category, as the button of a blocked video does. */
  readonly allow: (category: string) => void;
  /** Removes the tool from the page. */
  readonly close: () => void;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

function linksOf(links: readonly ConsentLink[]): string {
  return links.map(({ label, href }) => `<a href="${escaped(href)}">${escaped(label)}</a>`).join(' ');
}

function translationOf({ preferences, links, ...banner }: ConsentToolTexts): Translation {
  return {
    consentModal: {
      title: escaped(banner.title),
      description: escaped(banner.description),
      acceptAllBtn: escaped(banner.acceptAll),
      acceptNecessaryBtn: escaped(banner.refuseAll),
      showPreferencesBtn: escaped(banner.choose),
      footer: linksOf(links),
    },
    preferencesModal: {
      title: escaped(preferences.title),
      acceptAllBtn: escaped(banner.acceptAll),
      acceptNecessaryBtn: escaped(banner.refuseAll),
      savePreferencesBtn: escaped(preferences.save),
      closeIconLabel: preferences.close,
      sections: [
        { description: `${escaped(preferences.intro)} ${linksOf(links)}` },
        ...preferences.categories.map(({ id, title, description }) => ({
          title: escaped(title),
          description: escaped(description),
          linkedCategory: id,
        })),
      ],
    },
  };
}

function configOf({ container, texts, cookie, onChoice }: ConsentToolOptions): CookieConsentConfig {
  const [necessary, ...optional] = texts.preferences.categories;
  const report = ({ cookie: value }: { cookie: CookieValue }): void => {
    const { consentId: id, revision: version, lastConsentTimestamp: time, categories } = value;
    onChoice({ id, version, time, categories });
  };
  return {
    root: container,
    autoShow: false,
    // The site deletes what is withdrawn, and loads no script by tags of its pages.
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    revision: cookie.version,
    // Without a domain, so that the cookie is for this host alone.
    cookie: { name: cookie.name, domain: '', expiresAfterDays: cookie.days },
    categories: {
      [necessary.id]: { enabled: true, readOnly: true },
      ...Object.fromEntries(optional.map(({ id }) => [id, {}])),
    },
    language: { default: 'page', translations: { page: translationOf(texts) } },
    onFirstConsent: report,
    onChange: report,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') modal.removeAttribute('aria-modal');
      // Purposes are visible without a click, and can still be closed.
      else for (const title of modal.querySelectorAll<HTMLElement>('button.pm__section-title')) title.click();
    },
  };
}

function isPreferencesOpen(): boolean {
  return document.documentElement.classList.contains('show--preferences');
}

/** The library keeps the focus in the banner. It is not modal, so Tab leaves it. */
function letTabLeaveBanner(event: KeyboardEvent): void {
  if (event.key === 'Tab' && !isPreferencesOpen()) event.stopPropagation();
}

/**
 * The library gives the banner the focus 100 ms after it is shown, and again at the end of the transition. Someone who
 * already uses the page, the banner or the preferences keeps it. The library moves it to an element that Tab does not reach,
 * so a visitor who goes to a button of the banner in this time gets there.
 */
function keepFocusOfVisitor(container: HTMLElement): void {
  const giveBack = ({ target, relatedTarget: used }: FocusEvent): void => {
    if (!(target instanceof HTMLElement && used instanceof HTMLElement)) return;
    if (target.tabIndex === -1 && target.closest('.cm')) used.focus();
  };
  container.addEventListener('focusin', giveBack);
  setTimeout(() => container.removeEventListener('focusin', giveBack), 600);
}

/**
 * Waits until the banner was painted while it was transparent. What appears later by its opacity alone is not measured as
 * the largest paint of the page, which is its content.
 */
function whenPainted(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

/** The tool that exists: the library has one state for the whole page. */
let current: symbol | undefined;

/** vanilla-cookieconsent in our style. It exists once in a page: the one before is removed. */
export async function createConsentTool(options: ConsentToolOptions): Promise<ConsentTool> {
  const { container, onAsked } = options;
  if (current) reset(false);
  const own = Symbol('consent tool');
  current = own;
  container.classList.add(styles.root ?? '');
  container.addEventListener('keydown', letTabLeaveBanner, { capture: true });
  await run(configOf(options));
  return {
    ask: () => {
      whenPainted(() => {
        if (current !== own) return;
        keepFocusOfVisitor(container);
        show(true);
        onAsked();
      });
    },
    openPreferences: showPreferences,
    allow: (category) => {
      acceptCategory([...getUserPreferences().acceptedCategories, category]);
      hide();
    },
    close: () => {
      container.removeEventListener('keydown', letTabLeaveBanner, { capture: true });
      if (current !== own) return;
      current = undefined;
      reset(false);
    },
  };
}
