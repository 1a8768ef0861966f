import type { PillNavItem, PillNavProps } from '@veralune/ui/components/pill-nav/pill-nav';

interface Choice {
  readonly slug: string;
  readonly label: string;
  readonly page_count: number;
}

export interface PillNavOptions {
  readonly label: string;
  /** The link to the list without a choice. */
  readonly all: Pick<PillNavItem, 'label' | 'href'>;
  readonly choices: readonly Choice[];
  /** Slug of the current choice. */
  readonly current: string | undefined;
  readonly hrefOf: (slug: string) => string;
}

/** The links between a list and its parts: themes, needs, years. */
export function pillNav({ label, all, choices, current, hrefOf }: PillNavOptions): PillNavProps {
  const items = choices.map((choice): PillNavItem => ({
    label: choice.label,
    href: hrefOf(choice.slug),
    current: choice.slug === current,
    count: choice.page_count,
  }));
  return { label, items: [{ ...all, current: current === undefined }, ...items] };
}
