import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { headerActionsExamples } from '../src/components/header-actions/header-actions.examples.ts';
import type { Language } from '../src/examples/language.examples.ts';
import { inLocale } from '../src/examples/swiss.examples.ts';
import { languageOf } from './in-language.tsx';
import { fitsTheWindow, loaded, localeOf, samePage, type Loaded } from './recorded.tsx';
import { RecordedPage } from './recorded-page.tsx';

/** The recorded page that supplies the breadcrumb and the language links; it has no page-specific content around it. */
const lender = 'legal';

type Frame = Loaded<unknown>;

function withTrail({ breadcrumb, ...page }: Frame['page'], label: string): Frame['page'] {
  return breadcrumb
    ? { ...page, breadcrumb: { ...breadcrumb, items: [...breadcrumb.items.slice(0, 1), { label }] } }
    : page;
}

/**
 * A screen with hand-written examples as a whole page: in the frame of the toolbar's market, checked by the axe rules
 * for whole pages. Its colours are checked in the stories of the screen and of the frame.
 *
 * @param isKnown shows the header's links of a customer with a cart
 * @example export const Contact = inFrame(ContactScreen, contactExamples.byLanguage);
 */
export function inFrame<Props extends { title: string }>(
  Screen: ComponentType<Props>,
  byLanguage: Readonly<Record<Language, Props>>,
  { isKnown = false }: { isKnown?: boolean } = {},
): StoryObj {
  return {
    parameters: { layout: 'fullscreen', controls: { disable: true }, ...samePage },
    loaders: [({ globals }) => loaded<unknown>(lender, localeOf(globals['locale']))],
    render: (_, context) => {
      const { locale, frame, page } = context.loaded as unknown as Frame;
      const language = languageOf(locale);
      const props = inLocale(byLanguage[language], locale);
      const visitor = isKnown ? headerActionsExamples.byLanguage[language] : undefined;
      return (
        <RecordedPage key={locale} locale={locale} frame={frame} page={withTrail(page, props.title)} visitor={visitor}>
          <Screen {...props} />
        </RecordedPage>
      );
    },
    play: fitsTheWindow,
  };
}
