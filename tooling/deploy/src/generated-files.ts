import { apiEnvironment } from '@veralune/api/environment/environment';
import { marketIds, markets } from '@veralune/routing';
import { siteEnvironment } from '@veralune/site/environment';
import { format } from 'prettier';
import { apiPort, composeFile, edgePort, edgeSettings } from './compose.ts';
import { apiDockerfile, edgeDockerfile, siteDockerfile } from './dockerfiles.ts';
import { documentedVariables } from './documented-variables.ts';
import { envExample } from './env-example.ts';
import { environmentPage } from './environment-page.ts';
import { apiVariablesFile, marketOverlay, marketVariables, ownVariables } from './kubernetes.ts';

const site = documentedVariables(siteEnvironment);
const api = documentedVariables(apiEnvironment);
const englishName = new Intl.DisplayNames('en', { type: 'region' });

function formatted(text: string, parser: 'json' | 'markdown' | 'yaml'): Promise<string> {
  return format(text, { parser, printWidth: 120, singleQuote: true, proseWrap: 'preserve' });
}

/** Every generated file: its path from the root of the repository, and its text. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>([
    ['docs/environment.md', await formatted(environmentPage({ site, api }), 'markdown')],
    ['compose.yaml', await formatted(composeFile(), 'yaml')],
    ['deploy/edge.json', await formatted(edgeSettings(), 'json')],
    ['deploy/kubernetes/platform/api.env', apiVariablesFile(marketIds)],
    ['apps/api/Dockerfile', apiDockerfile({ app: 'api', port: apiPort })],
    ['tooling/edge/Dockerfile', edgeDockerfile({ port: edgePort })],
    [
      'apps/api/.env.example',
      envExample({ title: 'The variables of the API, for node --env-file=.env.', variables: api, values: {} }),
    ],
  ]);
  for (const id of marketIds) {
    const { localPort, defaultSiteUrl } = markets[id];
    const folder = `deploy/kubernetes/markets/${id}`;
    files.set(`${folder}/kustomization.yaml`, await formatted(marketOverlay(id), 'yaml'));
    files.set(`${folder}/site.env`, marketVariables(id));
    files.set(`apps/${id}/Dockerfile`, siteDockerfile({ app: id, port: localPort }));
    files.set(
      `apps/${id}/.env.example`,
      envExample({
        title: `The variables of the site of ${englishName.of(id.toUpperCase())}, which Next reads from .env.`,
        variables: site,
        values: { API_URL: 'http://localhost:4000', PORT: String(localPort), SITE_URL: defaultSiteUrl },
      }),
    );
  }
  return files;
}

/** Files that are written if they do not exist, and edited by hand from then on. */
export function startedFiles(): ReadonlyMap<string, string> {
  return new Map(marketIds.map((id) => [`deploy/kubernetes/markets/${id}/own.env`, ownVariables(id)]));
}
