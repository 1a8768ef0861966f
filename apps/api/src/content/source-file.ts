import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

/** A parsed content file that knows the line of each value. */
export interface SourceFile {
  /** Path inside the content folder. */
  readonly file: string;
  readonly value: unknown;
  /** @param lineOfText the line inside the text, from 1 on; by default the problem is reported at the field */
  readonly problemAt: (path: readonly PropertyKey[], reason: string, lineOfText?: number) => Problem;
}

/** All parsed files, by path inside the content folder. */
export type Sources = ReadonlyMap<string, SourceFile>;

function offsetOf(node: Node | null | undefined): number | undefined {
  return node?.range?.[0];
}

/** The offset of the key in a map, or of the value in a list. */
function childAt(node: unknown, name: PropertyKey): { offset: number | undefined; value: unknown } {
  if (isMap(node)) {
    const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === name);
    return { offset: pair ? offsetOf(pair.key as Node) : undefined, value: pair?.value };
  }
  const value = isCollection(node) ? node.get(Number(name), true) : undefined;
  return { offset: offsetOf(value as Node | undefined), value };
}

/** The deepest part of `path` that exists: its offset and its value. A missing field is reported at its parent. */
function partAt(document: Document, path: readonly PropertyKey[]): { offset: number; value: unknown } {
  let offset = offsetOf(document.contents as Node | null) ?? 0;
  let value: unknown = document.contents;
  for (const name of path) {
    const child = childAt(value, name);
    if (child.offset === undefined) break;
    offset = child.offset;
    value = child.value;
  }
  return { offset, value };
}

/** Whether the text of a field begins on the line below the name of the field: `body: |-`. */
function isBlock(value: unknown): boolean {
  return isScalar(value) && (value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED');
}

/** Parses YAML. Returns the problems if the syntax is invalid. */
export function parseSource(file: string, text: string): SourceFile | readonly Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({ file, line: lines.linePos(pos[0]).line, reason: message }));
  }
  return {
    file,
    value: document.toJS() as unknown,
    problemAt: (path, reason, lineOfText = 0) => {
      const { offset, value } = partAt(document, path);
      return { file, line: lines.linePos(offset).line + (isBlock(value) ? lineOfText : 0), reason };
    },
  };
}

export type ParseSource = typeof parseSource;

function issueReason(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 ? issue.message : `${issue.path.map(String).join('.')}: ${issue.message}`;
}

/** An unknown field is reported at its own line and not at its parent's. */
function issuePath(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** Checks a file against its schema. */
export function checkShape<Shape extends z.ZodType>(
  source: SourceFile,
  shape: Shape,
): { readonly data?: z.output<Shape>; readonly problems: readonly Problem[] } {
  const parsed = shape.safeParse(source.value);
  if (parsed.success) return { data: parsed.data, problems: [] };
  return { problems: parsed.error.issues.map((issue) => source.problemAt(issuePath(issue), issueReason(issue))) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a collection file, each as a separate `SourceFile`. */
export function entriesOf(source: SourceFile): readonly (readonly [name: string, entry: SourceFile])[] {
  return isRecord(source.value)
    ? Object.entries(source.value).map(([name, value]) => [
        name,
        { file: source.file, value, problemAt: (path, ...rest) => source.problemAt([name, ...path], ...rest) },
      ])
    : [];
}
