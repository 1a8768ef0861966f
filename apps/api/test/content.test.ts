import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markets } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { ContentError, problemText } from '../src/content/problem.ts';
import { readCheckedContent, readValidContent } from '../src/content/read.ts';
import { useContentCopy } from './support/content-copy.ts';

const content = useContentCopy();

function problemsOf(read = readValidContent): string[] {
  try {
    read(content.folder(), content.parse);
    return [];
  } catch (thrown) {
    if (thrown instanceof ContentError) return thrown.problems.map(problemText);
    throw thrown;
  }
}

const product = 'products/florelune-equilibre.yaml';
const brand = 'brands/florelune.yaml';
const belgian = markets.be.locales.join(', ');

describe('the shipped content', () => {
  test('has no problems', () => {
    expect(problemsOf(readCheckedContent)).toEqual([]);
  });
});

describe('an invalid file is reported with its line and the reason', () => {
  test.each([
    ['an unknown brand', product, /brand: .*/, 'brand: flora', 'brands has no "flora"'],
    ['an unknown need', product, /needs: \[/, 'needs: [comfort, ', 'needs has no "comfort"'],
    ['a duplicate', product, /related: .*/, 'related: [micralba-zinc, micralba-zinc]', '"micralba-zinc" is here twice'],
    ['an unknown field', product, /promoted: /, 'promote: true\npromoted: ', 'Unrecognized key: "promote"'],
    ['a value of the wrong kind', product, /promoted: .*/, 'promoted: maybe', 'promoted: Invalid input'],
    ['an invalid colour', brand, /color: .*/, 'color: green', 'color: Invalid string'],
    ['a motif that there is not', 'needs/joints.yaml', /drawing: .*/, 'drawing: knee', 'drawing: Invalid option'],
    ['an id of another file', 'brands/vigorine.yaml', /id: 6/, 'id: 1', '1 is the id of brands/florelune.yaml too'],
    ['a slug with a space', brand, /slug: .*/, 'slug: flore lune', 'slug: must be lower-case words joined by dashes'],
    [
      'a slug of another file',
      'brands/vigorine.yaml',
      /slug: .*/,
      'slug: florelune',
      'fr-be slug of brands/florelune.yaml too',
    ],
    [
      'credits of a page that is no advice',
      'pages/about-people.yaml',
      /in_banner: .*/,
      'in_banner: false\ncredits: { author: editor, reviewer: analyst, reviewed_on: 2026-11-03 }',
      'a page of type about has no credits',
    ],
    ['a language that there is not', brand, /\n {2}es:/, '\n  xx:', 'Unrecognized key: "xx"'],
    [
      'a redirect of many addresses',
      'redirections/be.yaml',
      /from: \S+/,
      'from: /fr/produit/*,',
      'from: must be one address: a path or a whole one, without *',
    ],
    ['a field twice', brand, /corner: /, 'corner: true\ncorner: ', 'Map keys must be unique'],
    ['no YAML', brand, /color: .*/, 'color: "', 'Missing closing "quote'],
  ] as const)('%s', async (_, file, from, to, reason) => {
    const edited = readFileSync(join(content.folder(), file), 'utf8').replace(from, to);
    const first = edited.slice(0, edited.indexOf(to) + 1).split('\n').length;
    const last = first + to.trim().split('\n').length - 1;
    const problems = await content.withEdit(file, (text) => text.replace(from, to), problemsOf);
    const problem = problems.find((each) => each.startsWith(`${file}:`) && each.includes(reason));
    expect(problem, problems.join('\n')).toBeDefined();
    const line = Number(problem?.split(':')[1]);
    if (!reason.startsWith('Missing')) expect([first, last]).toContain(line);
  });

  test('a different number of labels and sizes', async () => {
    const problems = await content.withEdit(
      product,
      (text) =>
        text.replace(
          /\nsizes:\n/,
          '\nsizes:\n  - { duration_days: 9, net_weight_g: null, net_volume_ml: null, prices: { be: 5 } }\n',
        ),
      problemsOf,
    );
    expect(problems.join('\n')).toMatch(/florelune-equilibre\.yaml:\d+: has 2 labels for 3 sizes/);
  });

  test('a menu that links to a product that the market does not sell', async () => {
    const problems = await content.withEdit(
      'menus/be.yaml',
      (text) => text.replace(/slug_of: \S+/, 'slug_of: products/somnelis-melatonine'),
      problemsOf,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^menus\/be\.yaml:\d+: "products\/somnelis-melatonine" is not shown in be$/),
    ]);
  });

  test.each([
    ['code: products', 'code: prodcuts', '"prodcuts" is not a screen'],
    ['code: products', 'code: newsletter', `"newsletter" is not a screen in ${belgian}`],
    ['code: products', 'code: brand', '"brand" needs slug_of'],
    ['code: needs', 'code: needs\n    slug_of: needs/digestion', '"needs" takes no slug_of'],
  ])('an invalid menu entry: %s replaced by %s', async (right, wrong, reason) => {
    const problems = await content.withEdit('menus/be.yaml', (text) => text.replace(right, wrong), problemsOf);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^menus/be\\.yaml:\\d+: ${reason}$`))]);
  });

  test.each([
    ['code: products', 'code: newsletter', `"newsletter" is not a screen in ${belgian}`],
    ['code: products', 'code: product', '"product" needs slug_of'],
    ['code: products', 'code: brands', 'is possible with the code "products" only'],
    [
      'display: special_offer',
      'slug_of: products/somnelis-melatonine',
      '"products/somnelis-melatonine" is not shown in be',
    ],
    [/nl:[^]*/, '', 'has no nl'],
    [/^discount_banner:[^]*/m, "discount_banner: '1'\n", 'is needed with the value 1'],
  ])('an invalid discount banner: %s replaced by %s', async (right, wrong, reason) => {
    const problems = await content.withEdit('settings/be.yaml', (text) => text.replace(right, wrong), problemsOf);
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^settings/be\\.yaml:\\d+: ${reason}$`)));
  });

  test.each([
    [{ 'i farmaci': 'i medicamenti' }, undefined],
    [{ farmaci: 'medicamenti' }, '"farmaci" is a part of "farmacista" here'],
    [{ farmaci: 'medicamenti', farmacista: 'farmacista' }, undefined],
    [{ farmacista: 'farmacista' }, '"farmacista" is replaced by itself'],
    [{ farmaco: 'medicamento' }, '"farmaco" occurs in no text that is replaced'],
    [{ Farmaci: 'Medicamenti' }, '"Farmaci" occurs in no text that is replaced'],
    [{ medicinal: 'x' }, '"medicinal" is a part of "medicinali" here'],
    [{ medicinali: 'x', medicinal: 'y' }, '"medicinal" occurs in no text that is replaced'],
    [{ 'quanto-tempo-slug': 'x' }, '"quanto-tempo-slug" occurs in no text that is replaced'],
  ])('wordings of a question whose text the market takes over: %j', async (wordings, reason) => {
    const file = 'faqs/micralba-magnesium-3.yaml';
    const override = `  it-ch:\n    question: Un medicamento?\n    wordings: ${JSON.stringify(wordings)}\n`;
    const problems = await content.withEdit(file, (text) => text.replace(/ {2}it-ch:[^]*/, override), problemsOf);
    const expected = reason === undefined ? [] : [expect.stringContaining(`${file}:`)];
    expect(problems).toEqual(expected);
    if (reason !== undefined) expect(problems[0]).toContain(reason);
  });

  test('a file with an invalid name', () => {
    writeFileSync(join(content.folder(), 'brands', 'Flora.yml'), '');
    const problems = problemsOf();
    rmSync(join(content.folder(), 'brands', 'Flora.yml'));
    expect(problems).toEqual(['brands/Flora.yml:1: a file name is lower-case words joined by dashes, and .yaml']);
  });

  test('reports all problems of a file', async () => {
    const problems = await content.withEdit(
      brand,
      (text) => text.replace(/color: .*/, 'color: green').replace(/corner: .*/, 'corner: 1'),
      problemsOf,
    );
    expect(problems).toHaveLength(2);
  });

  test('a missing folder', () => {
    expect(() => readValidContent(join(content.folder(), 'nowhere'))).toThrow('there is no such content folder');
  });
});
