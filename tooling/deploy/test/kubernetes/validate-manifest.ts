import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import ts from 'typescript';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [field: string]: unknown;
}

interface Model {
  validate: () => void;
}

const groups: Readonly<Record<string, { readonly module: string; readonly models: object }>> = {
  v1: { module: 'kubernetes-models/v1', models: core },
  'apps/v1': { module: 'kubernetes-models/apps/v1', models: apps },
  'autoscaling/v2': { module: 'kubernetes-models/autoscaling/v2', models: autoscaling },
  'networking.k8s.io/v1': { module: 'kubernetes-models/networking.k8s.io/v1', models: networking },
  'policy/v1': { module: 'kubernetes-models/policy/v1', models: policy },
};

function groupOf({ apiVersion, kind }: Manifest) {
  const group = groups[apiVersion];
  if (group === undefined || !(kind in group.models)) throw new Error(`There is no ${kind} in ${apiVersion}.`);
  return group;
}

/** What the schema of Kubernetes says about required fields, types and formats; null if nothing is wrong. */
export function validationError(manifest: Manifest): string | null {
  const models = groupOf(manifest).models as Readonly<Record<string, new (data: object) => Model>>;
  const Kind = models[manifest.kind];
  try {
    if (Kind) new Kind(manifest).validate();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Fields that Kubernetes doesn't know and would ignore. The schemas allow them, the types don't: TypeScript checks the
 * manifests as object literals.
 */
export function typeErrors(manifests: readonly (readonly [file: string, manifest: Manifest])[]): readonly string[] {
  const lines = manifests.map(([, manifest]) => {
    const { apiVersion: _, kind, ...fields } = manifest;
    return `new (await import('${groupOf(manifest).module}')).${kind}(${JSON.stringify(fields)});`;
  });
  const virtual = join(dirname(fileURLToPath(import.meta.url)), 'manifests.virtual.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  };
  const compilerHost = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = compilerHost;
  const text = `${lines.join('\n')}\nexport {};\n`;
  compilerHost.fileExists = (name) => name === virtual || fileExists(name);
  compilerHost.readFile = (name) => (name === virtual ? text : readFile(name));
  compilerHost.getSourceFile = (name, ...rest) =>
    name === virtual
      ? ts.createSourceFile(name, text, options.target ?? ts.ScriptTarget.ES2024)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([virtual], options, compilerHost);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : -1;
    return `${manifests[line]?.[0] ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
