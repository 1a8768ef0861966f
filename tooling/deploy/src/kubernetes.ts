import { markets, type MarketId } from '@veralune/routing';
import { stringify } from 'yaml';

const generated = '# Generated: node tooling/deploy/src/generate.ts';

/** The host of the site as it is in the registry. An overlay of an operator replaces it. */
function hostOf(id: MarketId): string {
  return new URL(markets[id].defaultSiteUrl).host;
}

/** The overlay of a market: its name, image, variables and host. What it shares with the others is in `base/site`. */
export function marketOverlay(id: MarketId): string {
  const overlay = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'veralune',
    resources: ['../../base/site'],
    nameSuffix: `-${id}`,
    labels: [{ pairs: { 'app.kubernetes.io/instance': id }, includeSelectors: true }],
    images: [{ name: 'veralune/site', newName: `registry.example/veralune/${id}`, newTag: 'latest' }],
    configMapGenerator: [{ name: 'site', envs: ['site.env', 'own.env'] }],
    patches: [
      {
        target: { kind: 'Ingress', name: 'site' },
        patch: stringify([
          { op: 'replace', path: '/spec/rules/0/host', value: hostOf(id) },
          { op: 'replace', path: '/spec/tls/0/hosts/0', value: hostOf(id) },
          { op: 'replace', path: '/spec/tls/0/secretName', value: `site-${id}-tls` },
        ]),
      },
    ],
  };
  return `${generated}\n${stringify(overlay, { lineWidth: 0 })}`;
}

/**
 * The variables of a market that are no secrets. The others are in the Secret `site`, see docs/deployment.md. Kubernetes would
 * set HOSTNAME to the name of the pod, and the site listens on that address alone.
 */
export function marketVariables(id: MarketId): string {
  return `${generated}
API_URL=http://api:4000
HOSTNAME=0.0.0.0
PORT=3000
REDIS_URL=redis://valkey:6379
SITE_URL=${markets[id].defaultSiteUrl}
TRUSTED_PROXIES=1
`;
}

/** The variables of the API that are no secrets. */
export function apiVariablesFile(ids: readonly MarketId[]): string {
  const urls = ids.map((id) => `${id}=http://site-${id}:3000/fragments/revalidate`);
  const sites = ids.map((id) => `${id}=${markets[id].defaultSiteUrl}`);
  return `${generated}
API_TRUSTED_PROXIES=127.0.0.0/8,::1,10.0.0.0/8
REDIS_URL=redis://valkey:6379
SITE_REVALIDATE_URLS=${urls.join(',')}
SITE_URLS=${sites.join(',')}
`;
}

/** The start of the file in which the team of a market sets further variables. It is written once, and then edited by hand. */
export function ownVariables(id: MarketId): string {
  return `# The variables of ${hostOf(id)} that its team sets, in addition to those of site.env: GTM_ID=GTM-ABC1234
# Secrets are in the Secret "site" (docs/deployment.md).
`;
}
