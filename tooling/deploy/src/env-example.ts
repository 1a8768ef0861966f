import type { DocumentedVariable } from './documented-variables.ts';

const width = 110;

/** Lines of a comment, broken between words. */
function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 3 > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => `# ${line}`);
}

interface EnvExample {
  /** What the variables belong to. */
  readonly title: string;
  readonly variables: readonly DocumentedVariable[];
  /** Values that differ from the examples of the schema. */
  readonly values: Readonly<Record<string, string>>;
}

function noteOf({ isForProduction, isSecret, isForBuild }: DocumentedVariable): string {
  const notes = [
    ...(isForProduction ? ['needed in production'] : []),
    ...(isSecret ? ['secret'] : []),
    ...(isForBuild ? ['also for the build'] : []),
  ];
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

/**
 * `.env.example` of an app: each variable with its description. All lines are comments, except for values that are always
 * needed, so that a copy of the file starts the app as it is.
 */
export function envExample({ title, variables, values }: EnvExample): string {
  const head = [
    ...comment(`${title} Copy this file to .env, which Git ignores, and remove the # of what you set.`),
    '# Generated from the schema of the variables: node tooling/deploy/src/generate.ts',
  ];
  const sections = variables.flatMap((variable) => {
    const { name, description, example, byDefault } = variable;
    const value = values[name];
    return [
      '',
      ...comment(`${description.replaceAll('`', '')}${noteOf(variable)}`),
      value === undefined ? `# ${name}=${byDefault ?? example}` : `${name}=${value}`,
    ];
  });
  return `${[...head, ...sections].join('\n')}\n`;
}
