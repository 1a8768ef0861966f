import satisfies from 'spdx-satisfies';
import { allowedLicences, exceptions, platformExceptions } from './allowed.ts';

export interface LicensedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  /** An SPDX expression, or what the package says instead. */
  readonly licence: string;
}

/** `(MIT OR GPL-3.0-only)` is allowed, since one of both may be chosen. What is no SPDX expression is not. */
function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, [...allowedLicences]);
  } catch {
    return false;
  }
}

function isException({ name, licence }: LicensedPackage): boolean {
  if (Object.hasOwn(exceptions, name)) return exceptions[name]?.licence === licence;
  return platformExceptions.some((each) => name.startsWith(each.prefix) && each.licence === licence);
}

/** The packages whose licence is neither allowed nor an exception. */
export function forbiddenPackages(packages: readonly LicensedPackage[]): readonly LicensedPackage[] {
  return packages.filter((each) => !isAllowed(each.licence) && !isException(each));
}

/** Exceptions for packages that are no longer used, or whose licence is allowed now. */
export function unusedExceptions(packages: readonly LicensedPackage[]): readonly string[] {
  const used = new Set(packages.filter(({ licence }) => !isAllowed(licence)).map(({ name }) => name));
  return Object.keys(exceptions).filter((name) => !used.has(name));
}

/** How many packages have each licence, the most frequent one first. */
export function licenceCounts(packages: readonly LicensedPackage[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].sort(([first, a], [second, b]) => b - a || first.localeCompare(second));
}
