import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { oldBrowserNoticeExamples } from './old-browser-notice.examples.ts';
import { oldBrowserScript } from './old-browser-script.ts';

interface Browser {
  documentMode?: number;
  cookie?: string;
}

interface FakeNode {
  name: string;
  children: FakeNode[];
  style: { cssText: string };
  onclick?: () => void;
  setAttribute: () => void;
  appendChild: (child: FakeNode) => void;
}

function node(name: string): FakeNode {
  const children: FakeNode[] = [];
  return {
    name,
    children,
    style: { cssText: '' },
    setAttribute: () => {},
    appendChild: (child) => void children.push(child),
  };
}

const { french } = oldBrowserNoticeExamples;

/** The parts of a page that the script uses. */
function visit({ documentMode, cookie = '' }: Browser) {
  const shown: FakeNode[] = [];
  const body = {
    firstChild: null,
    insertBefore: (child: FakeNode) => void shown.push(child),
    removeChild: (child: FakeNode) => void shown.splice(shown.indexOf(child), 1),
  };
  const document = { documentMode, cookie, body, createElement: node, createTextNode: node };
  runInNewContext(oldBrowserScript(french), { document });
  return { shown, document };
}

test.each([
  ['Internet Explorer 11', { documentMode: 11 }, 1],
  ['Internet Explorer 10', { documentMode: 10, cookie: 'locale=fr-be' }, 1],
  ['a page that Internet Explorer shows as version 9', { documentMode: 9 }, 0],
  ['any other browser', {}, 0],
  ['Internet Explorer where it was dismissed', { documentMode: 11, cookie: 'locale=fr-be; ie_notice=1' }, 0],
  ['a cookie whose name ends alike', { documentMode: 11, cookie: 'my_ie_notice=1' }, 1],
])('%s: %o, notices: %d', (_, browser, count) => {
  expect(visit(browser).shown).toHaveLength(count);
});

test('has its text and a button', () => {
  const notice = visit({ documentMode: 11 }).shown[0];
  expect(notice?.children.map(({ name }) => name)).toEqual([french.text, 'button']);
  expect(notice?.children[1]?.children.map(({ name }) => name)).toEqual([french.dismissLabel]);
});

test('stores its dismissal for a year', () => {
  const { shown, document } = visit({ documentMode: 11 });
  shown[0]?.children[1]?.onclick?.();
  expect(shown).toEqual([]);
  expect(document.cookie).toMatch(/^ie_notice=1; path=\/; max-age=31536000; expires=\w{3}, \d\d \w{3} \d{4} /);
});

test('is ES5', () => {
  expect(oldBrowserScript({ text: '', dismissLabel: '' })).not.toMatch(
    /=>|\b(?:let|const|class|async)\b|`|\?\.|\.\.\./,
  );
});
