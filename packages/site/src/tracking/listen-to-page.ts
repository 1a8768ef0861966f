import type { TrackingEvent } from '@veralune/tracking';
import { formEvent } from './form-event.ts';
import { linkEvent } from './link-event.ts';
import type { ShownPage } from './page-events.ts';

interface Listener {
  /** The shown page; undefined if it is not tracked. */
  readonly page: () => ShownPage | undefined;
  readonly track: (event: TrackingEvent | undefined) => void;
  /** A form of the page was sent that is reported when it was accepted. */
  readonly sent: (screen: string) => void;
}

function valueIn(form: HTMLFormElement, field: string): string | undefined {
  return form.querySelector<HTMLInputElement>(field)?.value;
}

/** Reports clicks and forms, with one listener each for the whole document. */
export function listenToPage({ page, track, sent }: Listener): void {
  // Before the click or the form is handled, which can remove the element.
  document.addEventListener(
    'click',
    ({ target }) => {
      const shown = page();
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!shown || !link) return;
      const { href, id, dataset } = link;
      const clicked = {
        href,
        id,
        locale: dataset['locale'],
        filter: dataset['filter'],
        isChosen: link.ariaCurrent === 'true',
        content: link.closest<HTMLElement>('[data-content]')?.dataset['content'],
      };
      track(linkEvent(clicked, { href: location.href, locale: shown.visit.locale, facts: shown.facts }));
    },
    true,
  );
  document.addEventListener(
    'submit',
    ({ target }) => {
      const shown = page();
      if (!shown || !(target instanceof HTMLFormElement)) return;
      const isSearch = target.getAttribute('role') === 'search';
      track(
        formEvent(
          {
            search: isSearch ? valueIn(target, 'input[type=search]') : undefined,
            method: valueIn(target, '[name=method]:checked'),
            product:
              target.getAttribute('action') === '/fragments/cart' ? valueIn(target, '[name=product]') : undefined,
          },
          shown.facts,
        ),
      );
      if (!isSearch && target.closest('main')) sent(shown.screen);
    },
    true,
  );
}
