import type { DocumentedVariable } from './documented-variables.ts';

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function code(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `\`${text}\``;
}

function table(variables: readonly DocumentedVariable[]): string {
  const rows = variables.map(({ name, description, example, byDefault, isForProduction, isSecret, isForBuild }) => {
    const when = isForBuild ? 'build and start' : 'start';
    const need = [...(isForProduction ? ['production'] : []), ...(isSecret ? ['secret'] : [])].join(', ');
    return `| \`${name}\` | ${cell(description)} | ${code(byDefault)} | ${cell(code(example))} | ${when} | ${need} |`;
  });
  return [
    '| variable | purpose | default | example | read at | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

export interface EnvironmentPage {
  readonly site: readonly DocumentedVariable[];
  readonly api: readonly DocumentedVariable[];
}

/** docs/environment.md: the variables of the sites and of the API. */
export function environmentPage({ site, api }: EnvironmentPage): string {
  return `# Environment variables

Generated from the schemas: \`node tooling/deploy/src/generate.ts\`. Do not edit this page.

Each app has an \`.env.example\` with the same variables. All are checked at once when an app is built and when it starts; a wrong
value stops it, with one line for each variable:

\`\`\`
VR-SITE-017: the environment is not valid. docs/environment.md describes each variable.
  VR-SITE-017: API_URL must be an origin like https://www.example.be.
  VR-SITE-013: TRUSTED_PROXIES must be the number of proxies in front of the site, from 0 to 9.
\`\`\`

An empty variable counts as not set. "production": a site for visitors must have it. "secret": keep it out of files in Git.

## A site

The schema is in \`packages/site/src/environment/schema.ts\`.

${table(site)}

## The API

The schemas are assembled in \`apps/api/src/environment/environment.ts\`.

${table(api)}
`;
}
