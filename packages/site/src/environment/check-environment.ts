import { accessList } from '../access/access-list.ts';
import { faultOf, siteEnvironment, type SiteVariable } from './schema.ts';

const names = Object.keys(siteEnvironment.shape) as SiteVariable[];

function accessFault(value: string | undefined): readonly string[] {
  try {
    accessList(value);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** What is wrong with the variables of a site: one sentence for each, with the code of its error. */
export function environmentFaults(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  const faults = names.flatMap((name) => faultOf(name, variables[name]) ?? []);
  return [
    ...faults.map(({ code, sentence }) => `${code}: ${sentence}.`),
    ...accessFault(variables['ALLOWED_ADDRESSES']),
  ];
}

/**
 * Checks all variables of a site at once, when it is built and when it starts.
 * @throws VR-SITE-017 with a line for each variable that is not valid
 */
export function checkEnvironment(variables: Readonly<Record<string, string | undefined>> = process.env): void {
  const faults = environmentFaults(variables);
  if (faults.length === 0) return;
  throw new Error(
    ['VR-SITE-017: the environment is not valid. docs/environment.md describes each variable.', ...faults].join('\n  '),
  );
}
