/**
 * Shows the notice in Internet Explorer 10 and 11, unless it was dismissed. The site's own code does not run there:
 * this is an inline ES5 script. Only that browser has `document.documentMode`.
 *
 * @param id of the notice
 * @param cookie that stores the dismissal
 */
export function oldBrowserScript(id: string, cookie: string): string {
  return `(function (d) {
  var notice = d.getElementById(${JSON.stringify(id)});
  if (!notice || !(d.documentMode >= 10) || ('; ' + d.cookie).indexOf('; ${cookie}=') !== -1) return;
  notice.removeAttribute('hidden');
  notice.style.display = 'block';
  notice.getElementsByTagName('button')[0].onclick = function () {
    d.cookie = '${cookie}=1; path=/; max-age=31536000; expires=' + new Date(+new Date() + 31536e6).toUTCString();
    notice.style.display = 'none';
  };
})(document);`;
}
