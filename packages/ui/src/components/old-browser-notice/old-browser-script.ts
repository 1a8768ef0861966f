export interface OldBrowserTexts {
  text: string;
  dismissLabel: string;
}

/** Cookie that stores the dismissal. Source: 3-decisions.md "Cookies and storage". */
const cookie = 'ie_notice';

/*
  Internet Explorer knows neither layers nor custom properties: these are the token values of a warning in high
  contrast, written as literals.
*/
const bar =
  'padding:12px 20px;border-bottom:1px solid #573600;background:#f6ecd4;color:#573600;' +
  'font:15px/1.4 Arial,sans-serif';
const button =
  'margin-left:12px;padding:10px 16px;border:1px solid #573600;background:transparent;color:inherit;font:inherit;' +
  'cursor:pointer';

/**
 * The script of the notice for visitors with Internet Explorer 10 or 11, unless it was dismissed. The site's own code does
 * not run there, so it is ES5 without dependencies. Only that browser has `document.documentMode`. A page includes it with
 * `nomodule`, so that no other browser loads it. Source: 1-site.md §4 "Internet Explorer notice".
 */
export function oldBrowserScript({ text, dismissLabel }: OldBrowserTexts): string {
  return `(function (d) {
  if (!(d.documentMode >= 10) || ('; ' + d.cookie).indexOf('; ${cookie}=') !== -1) return;
  var notice = d.createElement('div');
  var button = d.createElement('button');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = ${JSON.stringify(bar)};
  notice.appendChild(d.createTextNode(${JSON.stringify(text)}));
  button.setAttribute('type', 'button');
  button.style.cssText = ${JSON.stringify(button)};
  button.appendChild(d.createTextNode(${JSON.stringify(dismissLabel)}));
  button.onclick = function () {
    d.cookie = '${cookie}=1; path=/; max-age=31536000; expires=' + new Date(+new Date() + 31536e6).toUTCString();
    d.body.removeChild(notice);
  };
  notice.appendChild(button);
  d.body.insertBefore(notice, d.body.firstChild);
})(document);
`;
}
