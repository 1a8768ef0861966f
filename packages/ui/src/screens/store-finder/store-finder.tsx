import type { ReactNode } from 'react';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { Column } from '../../components/column/column.tsx';
import { MarketOutline } from '../../components/market-outline/market-outline.tsx';
import type { Outline } from '../../components/market-outline/outline.ts';
import { Notice } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import { PillNav, type PillNavProps } from '../../components/pill-nav/pill-nav.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Section } from '../../components/section/section.tsx';
import { StoresSkeleton } from '../../components/skeleton/screen-skeletons.tsx';
import { LoadingRegion } from '../../components/skeleton/skeleton.tsx';
import { Steps, type Step } from '../../components/steps/steps.tsx';
import { StoreSearch, type StoreSearchProps } from '../../components/store-search/store-search.tsx';

/** The state of a search. */
export type StoreFinderState =
  /** Before the search; explains how to search. */
  | { kind: 'start'; title: string; steps: readonly Step[] }
  /** While searching: `Pharmacies près de 1050`, and the announcement. */
  | { kind: 'loading'; title: string; label: string }
  /** `6 pharmacies près de 1050 Ixelles`, and the `StoreResults`: other states do without their scripts. */
  | { kind: 'results'; title: string; results: ReactNode }
  | { kind: 'none'; radius?: PillNavProps | undefined; empty: EmptyText }
  /** The visitor denied access to the position. */
  | { kind: 'refused'; title: string; text: string }
  /** The search itself failed. */
  | { kind: 'error'; title: string; text: string };

export interface StoreFinderScreenProps {
  title: string;
  intro: string;
  search: StoreSearchProps;
  /** The market. */
  outline: Outline;
  state: StoreFinderState;
  /** Explains the partnership of the listed pharmacies. */
  note?: string | undefined;
}

/** States with a map of the whole market. */
const withMap: ReadonlySet<StoreFinderState['kind']> = new Set(['loading', 'results']);

function Found({ state }: Pick<StoreFinderScreenProps, 'state'>) {
  switch (state.kind) {
    case 'start':
      return (
        <Section id="how" heading={{ title: state.title }}>
          <Steps steps={state.steps} />
        </Section>
      );
    case 'loading':
      return (
        <Section id="stores" heading={{ title: state.title }}>
          <LoadingRegion label={state.label} busy skeleton={<StoresSkeleton />}>
            {null}
          </LoadingRegion>
        </Section>
      );
    case 'results':
      return (
        <Section id="stores" heading={{ title: state.title }}>
          {state.results}
        </Section>
      );
    case 'none':
      return (
        <Column>
          {state.radius ? <PillNav {...state.radius} /> : null}
          <EmptyState {...state.empty} illustration="no-results" />
        </Column>
      );
    case 'refused':
    case 'error':
      return (
        <Column>
          <Notice tone={state.kind === 'error' ? 'error' : 'warning'} title={state.title} live="alert">
            <p>{state.text}</p>
          </Notice>
        </Column>
      );
  }
}

/** Finds a pharmacy. Every state has its own address, so that it can be bookmarked and shared. */
export function StoreFinderScreen({ title, intro, search, outline, state, note }: StoreFinderScreenProps) {
  return (
    <Page>
      <PageHeading
        title={title}
        intro={intro}
        figure={withMap.has(state.kind) ? undefined : <MarketOutline outline={outline} />}
      >
        <StoreSearch {...search} />
      </PageHeading>
      <Found state={state} />
      {note ? (
        <Column apart>
          <Notice>
            <p>{note}</p>
          </Notice>
        </Column>
      ) : null}
    </Page>
  );
}
