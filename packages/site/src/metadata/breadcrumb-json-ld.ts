import type { BreadcrumbListLeaf, WithContext } from 'schema-dts';

export interface Crumb {
  readonly label: string;
  /** Absent for the page itself. */
  readonly href?: string;
}

/** schema.org `BreadcrumbList` of a breadcrumb trail. Source: 1-site.md §2 "Breadcrumb". */
export function breadcrumbJsonLd(trail: readonly Crumb[], origin: string): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: origin + href }),
    })),
  };
}
