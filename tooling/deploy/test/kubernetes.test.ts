import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { root } from '../src/root.ts';
import { clusterSchema, kustomizationSchema } from './kubernetes/own-schemas.ts';
import { typeErrors, validationError, type Manifest } from './kubernetes/validate-manifest.ts';

const folder = join(root, 'deploy/kubernetes');

function documents(text: string): readonly Manifest[] {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}

const files = globSync('**/*.yaml', { cwd: folder }).sort();
const manifests = files.map((file) => [file, documents(readFileSync(join(folder, file), 'utf8'))] as const);

function ofKind(kind: string) {
  return manifests.flatMap(([file, all]) =>
    all.filter((each) => each.kind === kind).map((each) => [file, each] as const),
  );
}

const kubernetes = manifests.flatMap(([file, all]) =>
  all.filter(({ kind }) => kind !== 'Kustomization' && kind !== 'Cluster').map((each) => [file, each] as const),
);

it('has the kinds that a market needs', () => {
  const kinds = (name: string) =>
    manifests.filter(([file]) => file.startsWith(name)).flatMap(([, all]) => all.map(({ kind }) => kind));
  expect(kinds('base/site/').sort()).toEqual([
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Kustomization',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
  ]);
  expect(kinds('markets/')).toEqual(marketIds.map(() => 'Kustomization'));
});

describe('schemas of Kubernetes', () => {
  it.each(kubernetes)('accept %s', (_, manifest) => {
    expect(validationError(manifest)).toBeNull();
  });

  it('know every field', () => {
    expect(typeErrors(kubernetes)).toEqual([]);
  });

  it.each(ofKind('Kustomization'))('%s is a kustomization', (_, manifest) => {
    expect(kustomizationSchema.safeParse(manifest).error?.issues).toBeUndefined();
  });

  it.each(ofKind('Cluster'))('%s is a cluster of CloudNativePG', (_, manifest) => {
    expect(clusterSchema.safeParse(manifest).error?.issues).toBeUndefined();
  });

  it('find mistakes', () => {
    const [, deployment] = ofKind('Deployment')[0] ?? [];
    const wrong = { ...deployment, spec: { ...(deployment?.['spec'] as object), replica: 3 } } as Manifest;
    expect(typeErrors([['wrong.yaml', wrong]])).toEqual([
      expect.stringMatching(/^wrong\.yaml: .*replica.* does not exist/),
    ]);
    expect(validationError({ ...wrong, spec: { replicas: 'three' } })).toMatch(/replicas must be integer/);
  });
});

interface Container {
  readonly name: string;
  readonly livenessProbe?: object;
  readonly readinessProbe?: object;
  readonly resources?: { readonly requests?: object; readonly limits?: object };
  readonly securityContext?: object;
}

describe.each(ofKind('Deployment'))('%s', (_, manifest) => {
  const { template } = manifest['spec'] as {
    template: { spec: { containers: readonly Container[]; securityContext: { runAsNonRoot?: boolean } } };
  };

  it('is not root and cannot become it', () => {
    expect(template.spec.securityContext.runAsNonRoot).toBe(true);
    for (const { securityContext } of template.spec.containers)
      expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
  });

  it('has probes and resources', () => {
    for (const container of template.spec.containers) {
      expect(container.livenessProbe).toBeDefined();
      expect(container.readinessProbe).toBeDefined();
      expect(container.resources).toMatchObject({ requests: { cpu: expect.any(String) as string }, limits: {} });
    }
  });
});

it.each(['site', 'api'])('%s is asked for its health at /healthz and for requests at /readyz', (name) => {
  const text = readFileSync(join(folder, `base/${name}/deployment.yaml`), 'utf8');
  const probe = (kind: string) => new RegExp(`${kind}Probe:\\s+httpGet:\\s+path: (\\S+)`).exec(text)?.[1];
  expect([probe('startup'), probe('liveness'), probe('readiness')]).toEqual(['/healthz', '/healthz', '/readyz']);
});

it.each(['site', 'api', 'valkey', 'postgres'])('%s has a network policy for requests and answers', (name) => {
  const text = readFileSync(join(folder, `base/${name}/network-policy.yaml`), 'utf8');
  expect(documents(text)[0]?.['spec']).toMatchObject({ policyTypes: ['Ingress', 'Egress'] });
});

/** kubectl has kustomize. Without it, the parts are checked above, but not what they become together. */
const hasKubectl = spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).status === 0;

/** What `deploy.sh` would apply. */
function printed(app: string): readonly Manifest[] {
  const args = [join(folder, 'deploy.sh'), app, '1a2b3c4', '--print'];
  const env = { ...process.env, REGISTRY: 'images.example/shop', KUBECONFIG: '/dev/null' };
  return documents(execFileSync('bash', args, { encoding: 'utf8', env }));
}

const rendered = hasKubectl
  ? ['platform', ...marketIds].map((name) => [name, printed(name === 'platform' ? 'api' : name)] as const)
  : [];

describe.each(rendered)('the rendered manifests of %s', (name, manifestsOfApp) => {
  it('are valid', () => {
    const checked = manifestsOfApp.filter(({ kind }) => kind !== 'Cluster');
    expect(checked.map(validationError)).toEqual(checked.map(() => null));
  });

  it('have the image of the version', () => {
    const images = [...JSON.stringify(manifestsOfApp).matchAll(/"image":"([^"]+)"/g)].map(([, image]) => image);
    expect(images).toContain(`images.example/shop/${name === 'platform' ? 'api' : name}:1a2b3c4`);
    expect(images.filter((image) => image?.includes('registry.example'))).toEqual([]);
  });

  it('have names of their own', () => {
    const names = manifestsOfApp.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    if (name !== 'platform') expect(names.filter((each) => !each.includes(`-${name}`))).toEqual([]);
  });
});

it('the rendered manifests have only fields that Kubernetes knows', () => {
  const all = rendered.flatMap(([name, list]) => list.map((each) => [name, each] as const));
  expect(typeErrors(all.filter(([, { kind }]) => kind !== 'Cluster'))).toEqual([]);
});
