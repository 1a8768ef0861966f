import { describe, expect, test } from 'vitest';
import { missingClasses } from './missing-classes.ts';

const components: Readonly<Record<string, string>> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheets: Readonly<Record<string, string>> = import.meta.glob('../**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const styled = Object.entries(components).filter(([, source]) => source.includes('.module.css'));

/** `../components/a/a.tsx` and `./a.module.css` → the sheet `../components/a/a.module.css` */
function sheetOf(component: string) {
  return (address: string) => {
    const path = new URL(address, `file:///styles/${component}`).pathname;
    return sheets[`..${path}`] ?? '';
  };
}

test('there are components to check', () => {
  expect(styled.length).toBeGreaterThan(100);
});

test.each(styled)('%s uses only classes of its style sheets', (component, source) => {
  expect(missingClasses(source, sheetOf(component))).toEqual([]);
});

describe('a missing class is reported', () => {
  const source = `import styles from './a.module.css';\n<ol className={styles.list}><li className={styles.item} /></ol>;`;

  test.each([
    ['.list { margin: 0 } .item { color: inherit }', []],
    ['.list > li.item::before { content: "" }', []],
    ['.list { margin: 0 }', ['item']],
    ['.list { margin: 0 } .items { margin: 0 } .item-last { margin: 0 }', ['item']],
    ['/* .item */ .list { margin: 0 }', ['item']],
    ['', ['list', 'item']],
  ])('%s', (css, missing) => {
    expect(missingClasses(source, () => css)).toEqual(missing);
  });

  test('in the second of two style sheets', () => {
    const two = `import a from './a.module.css';\nimport b from './b.module.css';\n<p className={a.one}><b className={b.two} /></p>;`;
    expect(missingClasses(two, (address) => (address === './a.module.css' ? '.one { } .two { }' : ''))).toEqual([
      'two',
    ]);
  });
});
