import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ContentError, problemText } from '../src/content/problem.ts';
import { readCheckedContent, readValidContent } from '../src/content/read.ts';
import { useContentCopy } from './support/content-copy.ts';

const content = useContentCopy();

type Path = readonly (string | number)[];

function withValues(text: string, values: readonly (readonly [path: Path, value: unknown])[]): string {
  const document = parseDocument(text);
  for (const [path, value] of values) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
  }
  return document.toString({ lineWidth: 0 });
}

/** The problems of the copy as it is. */
function problemsNow(): string[] {
  try {
    readCheckedContent(content.folder(), content.parse);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ContentError)) throw thrown;
    return thrown.problems.map(problemText);
  }
}

/** The problems after some values of a file were replaced, or removed if undefined, and the lines of that file. */
function problemsWith(file: string, ...values: readonly (readonly [path: Path, value: unknown])[]) {
  return content.withEdit(
    file,
    (text) => withValues(text, values),
    () => ({
      problems: problemsNow(),
      lines: readFileSync(join(content.folder(), file), 'utf8').split('\n'),
    }),
  );
}

function matching(file: string, reason: string) {
  return expect.stringMatching(new RegExp(`^${RegExp.escape(file)}:\\d+: .*${RegExp.escape(reason)}`)) as string;
}

const brand = 'brands/vigorine.yaml';
const nb = '\u00a0';

describe('a text with wrong typography is reported', () => {
  test('in each language and country, with the words around it', async () => {
    const { problems } = await problemsWith(
      brand,
      [['texts', 'fr', 'tagline'], 'L’effort : simple'],
      [['texts', 'nl', 'tagline'], 'Een “sport” van 20 %'],
      [['texts', 'de', 'tagline'], '«Sport»'],
      [['texts', 'de-ch', 'tagline'], 'Spaß'],
      [['texts', 'it', 'tagline'], `Nel 2025 l’ha fatto: 20%`],
    );
    expect(problems).toEqual([
      matching(brand, '"L’effort : simple" allows a line break at a punctuation mark'),
      matching(brand, '“sport” van 20 %" has a space before %'),
      matching(brand, '"«Sport»" has quotes of another language'),
      matching(brand, '"«Sport»" has quotes of another language'),
      matching(brand, '"Spaß" has an ß'),
    ]);
  });

  test('at its line in a long text, and in a wording', async () => {
    const file = 'pages/advice-stress.yaml';
    const { problems, lines } = await problemsWith(
      file,
      [['texts', 'fr-ch', 'wordings'], { Bouger: "S'agiter" }],
      [['texts', 'nl', 'body'], `Eerst.\n\n- een\n- "twee"\n\n${'woord '.repeat(500)}einde.`],
    );
    const lineOf = (text: string): number => lines.findIndex((line) => line.includes(text)) + 1;
    expect(problems).toEqual([
      expect.stringContaining(`${file}:${String(lineOf('"twee"'))}: `),
      expect.stringContaining(`${file}:${String(lineOf('"twee"'))}: `),
      expect.stringContaining(`${file}:${String(lineOf('Bouger:'))}: `),
    ]);
  });
});

describe('a text that is too short is reported', () => {
  /** A text of another length has other words too, so the wordings of its countries no longer apply. */
  const lengthProblems = (problems: readonly string[]): string[] =>
    problems.filter((problem) => problem.includes(' words, '));

  const fewestWords = [
    ['pages/advice-stress.yaml', 'body', 500],
    ['pages/innovation-water.yaml', 'body', 350],
    ['pages/expertise-microbiota.yaml', 'body', 350],
    ['pages/expertise-microbiota-vision.yaml', 'body', 350],
    ['pages/about-people.yaml', 'body', 250],
    ['pages/information-history.yaml', 'body', 250],
    ['needs/stress.yaml', 'body', 200],
    ['categories/microbiota.yaml', 'introduction', 60],
    ['themes/plants.yaml', 'introduction', 60],
  ] as const;
  const words = (number: number): string => `${'mot '.repeat(number - 2)}–${nb}mot; mot.`.replace('; ', `${nb}; `);

  /** The problems when each of the texts has so many words fewer than it must have. To read all content takes seconds. */
  const lengthsWithout = (missing: number): Promise<string[]> =>
    fewestWords.reduceRight<() => Promise<string[]>>(
      (read, [file, field, fewest]) =>
        () =>
          content.withEdit(file, (text) => withValues(text, [[['texts', 'fr', field], words(fewest - missing)]]), read),
      () => Promise.resolve(lengthProblems(problemsNow())),
    )();

  test('by one word, with its file and the two numbers', async () => {
    const problems = await lengthsWithout(1);
    for (const [file, , fewest] of fewestWords) {
      const reason = `has ${String(fewest - 1)} words, at least ${String(fewest)} are needed`;
      expect(problems).toContainEqual(matching(file, reason));
    }
    expect(problems).toHaveLength(fewestWords.length);
  });

  test('but not one that has just enough words', async () => {
    expect(await lengthsWithout(0)).toEqual([]);
  });

  test('also if a market replaces it', async () => {
    const file = 'pages/advice-stress.yaml';
    const { problems } = await problemsWith(file, [['texts', 'it-ch', 'body'], 'Poco.']);
    expect(lengthProblems(problems)).toEqual([matching(file, 'has 1 words')]);
  });

  test('except in news', async () => {
    expect((await problemsWith('pages/news-microscope.yaml', [['texts', 'fr', 'body'], 'Court.'])).problems).toEqual(
      [],
    );
  });
});

test.each([
  ['categories/microbiota.yaml', 'introduction'],
  ['categories/microbiota.yaml', 'meta'],
  ['themes/plants.yaml', 'introduction'],
  ['themes/plants.yaml', 'meta'],
] as const)('%s without its %s is reported', async (file, field) => {
  const { problems } = await problemsWith(file, [['texts', 'nl', field], undefined]);
  expect(problems).toEqual([matching(file, `has no ${field}`)]);
});

describe('a text for search engines is reported', () => {
  const description = 'Ein Satz, der sagt, was auf dieser Seite steht, und der lang genug ist.';

  test.each([
    ['title', 'x'.repeat(50), 'has 50 characters, at most 49 are shown'],
    ['description', 'x'.repeat(161), 'has 161 characters, at most 160 are shown'],
    ['description', 'x'.repeat(69), 'has 69 characters, at least 70 are needed'],
  ] as const)('with a %s of another length: %s', async (field, text, reason) => {
    const { problems, lines } = await problemsWith(brand, [['texts', 'de', 'meta', field], text]);
    expect(problems).toEqual([matching(brand, reason)]);
    expect(lines[Number(problems[0]?.split(':')[1]) - 1]).toContain(text);
  });

  test('that is too long only in the Swiss spelling', async () => {
    const { problems } = await problemsWith('needs/stress.yaml', [
      ['texts', 'de', 'meta', 'title'],
      `${'x'.repeat(48)}ß`,
    ]);
    expect(problems).toEqual([matching('needs/stress.yaml', 'has 50 characters')]);
  });

  test('that another page of the locale has too, once for all countries', async () => {
    const meta = { title: 'Zweimal', description };
    const file = 'themes/plants.yaml';
    const other = 'themes/quality.yaml';
    const { problems } = await content.withEdit(
      other,
      (text) => withValues(text, [[['texts', 'de', 'meta'], meta]]),
      () => problemsWith(file, [['texts', 'de', 'meta'], meta]),
    );
    const own = [`"Zweimal" is the title of ${file} too`, `"${description}" is the description of ${file} too`];
    expect(problems).toEqual(own.map((reason) => matching(other, reason)));
  });

  test('but not in a market that does not have the other page', async () => {
    const { problems } = await problemsWith(
      'pages/conditions.yaml',
      [['markets'], ['it']],
      [['texts', 'de', 'meta'], { title: 'Stress: wie er entsteht und wieder nachlässt', description }],
    );
    expect(problems.filter((problem) => problem.includes('too: write another'))).toEqual([]);
  });
});

describe('an unauthorised health claim is reported', () => {
  const file = 'needs/skin.yaml';

  test('at its line, once for all countries of a language', async () => {
    const body = `${'Mot. '.repeat(200)}\n\n- Le zinc embellit la peau.\n- Le zinc répare et renforce la peau.`;
    const { problems, lines } = await problemsWith(file, [['texts', 'fr', 'body'], body]);
    const claims = problems.filter((problem) => problem.includes('without an authorised wording'));
    const line = lines.findIndex((each) => each.includes('répare')) + 1;
    expect(claims).toEqual([
      expect.stringContaining(`${file}:${String(line)}: "Le zinc répare et renforce la peau." says “renforce” of zinc`),
    ]);
  });

  test('in a wording', async () => {
    const { problems, lines } = await problemsWith(
      'themes/plants.yaml',
      [['texts', 'it', 'label'], 'Il calcio sta nel formaggio'],
      [['texts', 'it-ch', 'wordings'], { 'sta nel formaggio': 'aiuta a crescere' }],
    );
    const line = lines.findIndex((each, at) => at > lines.indexOf('  it-ch:') && each.includes('wordings:')) + 1;
    expect(problems).toContainEqual(expect.stringContaining(`themes/plants.yaml:${String(line)}: "Il calcio aiuta`));
  });
});

test('texts do not prevent an empty database from being filled', async () => {
  await content.withEdit(
    brand,
    (text) => withValues(text, [[['texts', 'fr', 'tagline'], "L'effort..."]]),
    () => {
      expect(() => readCheckedContent(content.folder())).toThrow('has straight quotes');
      expect(readValidContent(content.folder()).brands.get('vigorine')?.texts.fr.tagline).toBe("L'effort...");
    },
  );
});
