import { outlines } from '@veralune/ui/components/market-outline/outlines';
import type { StoreFinderScreenProps, StoreFinderState } from '@veralune/ui/screens/store-finder/store-finder';
import type { PageContext } from '../../page-context.ts';
import { storeSearchForm, type StoreSearchFormOptions } from '../../store-finder/search-form.ts';

const startSteps = ['where', 'choose', 'ask'] as const;

/** Before a search. */
export function startState({ t }: PageContext): StoreFinderState {
  return {
    kind: 'start',
    title: t('store-finder.start.title'),
    steps: startSteps.map((step) => ({
      title: t(`store-finder.start.${step}.title`),
      text: t(`store-finder.start.${step}.text`),
    })),
  };
}

/** The store finder in a state; without one before a search. It imports no scripts of the results. */
export function storeFinderProps(
  context: PageContext,
  state: StoreFinderState = startState(context),
  form?: StoreSearchFormOptions,
): StoreFinderScreenProps {
  const { market, t } = context;
  return {
    title: t('routes.store-finder.title'),
    intro: t('store-finder.intro'),
    search: storeSearchForm(context, form),
    outline: outlines[market.id],
    state,
    note: t('store-finder.fictional'),
  };
}
