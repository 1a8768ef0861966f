import { createBrowserClient } from '@veralune/api-client/react';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import {
  consentAskedEvent,
  consentCategories,
  consentCookie,
  consentEvent,
  consentVersion,
  readConsent,
  type ConsentChoice,
} from '@veralune/tracking/consent';
import { cookieNames, deletionsOf, withdrawnNames } from '@veralune/tracking/consent/withdrawn-items';
import {
  createConsentTool,
  type ConsentTool,
  type ConsentToolTexts,
  type ToolChoice,
} from '@veralune/ui/components/consent-tool/consent-tool';
import { recordChoice } from './record-choice.ts';

/** Source: 1-site.md §9 "Cookie and choice retention", twelve months. */
const choiceDays = 365;

/** The consent tool in an open page. */
export type ConsentPage = ConsentTool;

async function textsOf(locale: Locale): Promise<ConsentToolTexts> {
  const response = await fetch(`/fragments/consent?locale=${locale}`);
  if (!response.ok) throw new Error(`VR-SITE-040: the texts of the consent tool have status ${response.status}.`);
  // The fragment of the same origin and build.
  return (await response.json()) as ConsentToolTexts;
}

function storageNames(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

/** Deletes what was stored for categories that are not allowed. Storage throws where the browser blocks it. */
function deleteWithdrawn(choice: ConsentChoice): void {
  for (const name of withdrawnNames('cookie', cookieNames(document.cookie), choice))
    for (const deletion of deletionsOf(name, location.hostname)) document.cookie = deletion;
  try {
    for (const name of withdrawnNames('local', storageNames(localStorage), choice)) localStorage.removeItem(name);
  } catch {
    return;
  }
}

function choiceOf({ id, version, time, categories }: ToolChoice): ConsentChoice {
  return { id, version, time, categories: consentCategories.filter((each) => categories.includes(each)) };
}

/** Loads the texts and creates the tool. @throws VR-SITE-040 when the texts can't be loaded */
export async function openConsentPage(locale: Locale, container: HTMLElement): Promise<ConsentPage> {
  const texts = await textsOf(locale);
  const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  const tool = await createConsentTool({
    container,
    texts,
    cookie: { name: consentCookie, version: consentVersion, days: choiceDays },
    onChoice: (made) => {
      const choice = choiceOf(made);
      deleteWithdrawn(choice);
      window.dispatchEvent(new CustomEvent(consentEvent, { detail: choice }));
      void recordChoice(client, choice);
    },
    onAsked: () => {
      window.dispatchEvent(new Event(consentAskedEvent));
    },
  });
  return {
    ...tool,
    ask: () => {
      // Another tab may have asked meanwhile.
      if (!readConsent(document.cookie)) tool.ask();
    },
  };
}
