import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const formatted = /\.(?:ts|tsx|mjs|css|json|md)$/;

/** The files of the repository that a command writes, each once and formatted, at the end. */
export class Workspace {
  readonly root: string;
  readonly #texts = new Map<string, string | Uint8Array>();

  constructor(root: string) {
    this.root = root;
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  /** @throws Error if there is no such file */
  read(path: string): string {
    const text = this.#texts.get(path);
    return typeof text === 'string' ? text : readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string | Uint8Array): void {
    this.#texts.set(path, text);
  }

  edit(path: string, change: (text: string) => string): void {
    this.write(path, change(this.read(path)));
  }

  /** Writes all files. @returns their paths, sorted */
  async save(): Promise<string[]> {
    for (const [path, text] of this.#texts) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof text === 'string' ? await this.#formatted(file, text) : text);
    }
    return [...this.#texts.keys()].sort();
  }

  async #formatted(file: string, text: string): Promise<string> {
    if (!formatted.test(file)) return text;
    return format(text, { ...(await resolveConfig(file)), filepath: file });
  }
}
