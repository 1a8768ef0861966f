import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { oldBrowserScript } from './old-browser-script.ts';

interface Browser {
  documentMode?: number;
  cookie?: string;
}

/** The parts of a page that the script uses. */
function visit({ documentMode, cookie = '' }: Browser) {
  const button: { onclick?: () => void } = {};
  const notice = {
    hidden: true,
    style: { display: '' },
    removeAttribute: (name: string) => {
      if (name === 'hidden') notice.hidden = false;
    },
    getElementsByTagName: () => [button],
  };
  const document = { documentMode, cookie, getElementById: (id: string) => (id === 'old' ? notice : null) };
  runInNewContext(oldBrowserScript('old', 'ie_notice'), { document });
  return { notice, button, document };
}

test.each([
  ['Internet Explorer 11', { documentMode: 11 }, true],
  ['Internet Explorer 10', { documentMode: 10, cookie: 'locale=fr-be' }, true],
  ['a page that Internet Explorer shows as version 9', { documentMode: 9 }, false],
  ['any other browser', {}, false],
  ['Internet Explorer where it was dismissed', { documentMode: 11, cookie: 'locale=fr-be; ie_notice=1' }, false],
  ['a cookie whose name ends alike', { documentMode: 11, cookie: 'my_ie_notice=1' }, true],
])('%s: %o, shown: %s', (_, browser, shown) => {
  expect(visit(browser).notice.hidden).toBe(!shown);
});

test('stores its dismissal for a year', () => {
  const { notice, button, document } = visit({ documentMode: 11 });
  button.onclick?.();
  expect(notice.style.display).toBe('none');
  expect(document.cookie).toMatch(/^ie_notice=1; path=\/; max-age=31536000; expires=\w{3}, \d\d \w{3} \d{4} /);
});

test('is ES5', () => {
  expect(oldBrowserScript('old', 'ie_notice')).not.toMatch(/=>|\b(?:let|const|class|async)\b|`|\?\.|\.\.\./);
});
