import { z } from 'zod';

/** The fields of kustomization.yaml that we use. Source: https://kubectl.docs.kubernetes.io/references/kustomize. */
export const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()).min(1),
  nameSuffix: z.string().startsWith('-').optional(),
  labels: z
    .array(z.strictObject({ pairs: z.record(z.string(), z.string()), includeSelectors: z.boolean() }))
    .optional(),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).optional(),
  configMapGenerator: z.array(z.strictObject({ name: z.string(), envs: z.array(z.string()) })).optional(),
  patches: z
    .array(z.strictObject({ target: z.strictObject({ kind: z.string(), name: z.string() }), patch: z.string() }))
    .optional(),
});

const quantity = z.string().regex(/^\d+(?:m|Mi|Gi)?$/);
const resources = z.strictObject({ cpu: quantity.optional(), memory: quantity.optional() });
const storage = z.strictObject({ size: quantity, storageClass: z.string().optional() });

/**
 * The fields of a `Cluster` of CloudNativePG that we use.
 * Source: https://cloudnative-pg.io/documentation/current/cloudnative-pg.v1.
 */
export const clusterSchema = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('Cluster'),
  metadata: z.strictObject({ name: z.string() }),
  spec: z.strictObject({
    instances: z.int().min(3),
    imageName: z.string().includes(':'),
    primaryUpdateStrategy: z.enum(['unsupervised', 'supervised']),
    bootstrap: z.strictObject({
      initdb: z.strictObject({ database: z.string(), owner: z.string(), dataChecksums: z.boolean() }),
    }),
    storage,
    walStorage: storage,
    resources: z.strictObject({ requests: resources, limits: resources }),
    postgresql: z.strictObject({
      synchronous: z.strictObject({ method: z.enum(['any', 'first']), number: z.int().min(1) }),
      parameters: z.record(z.string(), z.string()),
    }),
    affinity: z.strictObject({ enablePodAntiAffinity: z.boolean(), topologyKey: z.string() }),
  }),
});
