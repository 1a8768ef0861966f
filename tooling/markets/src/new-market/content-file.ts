import { globSync } from 'node:fs';
import { join } from 'node:path';
import { printYaml } from '@veralune/api/content-commands/print-yaml';
import { parse } from 'yaml';
import type { Workspace } from '../edit/workspace.ts';

const folder = 'apps/api/content';

/** A file of the content folder. The content check, which runs at the end, knows whether its shape is right. */
export function readContent<Shape>(workspace: Workspace, path: string): Shape {
  return parse(workspace.read(`${folder}/${path}`)) as Shape;
}

/** Writes a file in the form in which `npm run content -- export` writes it. */
export function writeContent(workspace: Workspace, path: string, value: unknown): void {
  workspace.write(`${folder}/${path}`, printYaml(value));
}

/** `products/micralba-zinc.yaml` */
export function contentFiles(workspace: Workspace, kind: string): string[] {
  return globSync(`${kind}/*.yaml`, { cwd: join(workspace.root, folder) }).sort();
}
