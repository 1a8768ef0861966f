/** Names of a component: `price-tag`, `PriceTag`, `priceTag`. */
interface Names {
  readonly folder: string;
  readonly type: string;
  readonly variable: string;
}

/** @throws Error for a name that is not lower-case words joined by dashes */
export function namesOf(folder: string): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder))
    throw new Error(`"${folder}" is no name of a component. Write lower-case words joined by dashes: price-tag.`);
  const type = folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return { folder, type, variable: type.charAt(0).toLowerCase() + type.slice(1) };
}

/**
 * The four files of a component: a part with a label, one example and one story, which is also its axe and picture test.
 * @param about the sentence that documents it
 * @returns text by the name of the file
 */
export function componentFiles({ folder, type, variable }: Names, about: string): ReadonlyMap<string, string> {
  return new Map([
    [
      `${folder}.tsx`,
      `import styles from './${folder}.module.css';

export interface ${type}Props {
  label: string;
}

/** ${about} */
export function ${type}({ label }: ${type}Props) {
  return <p className={styles.root}>{label}</p>;
}
`,
    ],
    [
      `${folder}.module.css`,
      `@layer components {
  .root {
    margin: 0;
    color: var(--ink);
    font-size: var(--text-s);
  }
}
`,
    ],
    [
      `${folder}.examples.ts`,
      `import type { ${type}Props } from './${folder}.tsx';

export const ${variable}Examples = {
  plain: { label: 'Ferments lactiques' },
} as const satisfies Record<string, ${type}Props>;
`,
    ],
    [
      `${folder}.stories.tsx`,
      `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${variable}Examples } from './${folder}.examples.ts';
import { ${type} } from './${folder}.tsx';

/** ${about} */
const meta = { title: 'Components/${type.replaceAll(/(?<!^)([A-Z])/g, ' $1').replaceAll(/ [A-Z]/g, (word) => word.toLowerCase())}', component: ${type} } satisfies Meta<typeof ${type}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: ${variable}Examples.plain };
`,
    ],
  ]);
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
}

/** The manifest of packages/ui with an entry for the component, in the order of the names: others import it by its entry. */
export function withEntry(manifest: string, { folder }: Names): string {
  const parsed = JSON.parse(manifest) as Manifest;
  const path = `components/${folder}/${folder}`;
  const entries = Object.entries({ ...parsed.exports, [`./${path}`]: `./src/${path}.tsx` });
  const sorted = entries.toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify({ ...parsed, exports: Object.fromEntries(sorted) }, null, 2);
}
