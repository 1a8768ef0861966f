import { hash } from 'node:crypto';
import { log } from '../log.ts';
import type { DocumentHashes } from './content-security-policy.ts';
import { startScripts } from './scripts-after-paint.ts';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** Data, which is not executed and needs no permission. */
const dataType = /\btype="application\/(?:ld\+)?json"/i;

/** Calls with JSON as their only argument: page data of Next, and the list of its script files. */
const dataCalls = [
  // With the state of a form that was posted without JavaScript.
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);self\.__next_f\.push\(([\s\S]*)\)$/,
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*?)\);?$/,
];

/** React's measurement of the time until a document is shown. */
const timing = 'requestAnimationFrame(function(){$RT=performance.now()});';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a script is one of Next or React, or starts these. Only these are allowed: if a text of the catalogue became a
 * script by a mistake, its hash would not be in the header.
 */
export function isOwnScript(text: string): boolean {
  if (text === timing || text === startScripts) return true;
  return dataCalls.some((call) => {
    const argument = call.exec(text)?.[1];
    return argument !== undefined && isJson(argument);
  });
}

function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

let hasWarned = false;

function warnOnce(text: string): void {
  if (hasWarned) return;
  hasWarned = true;
  const message =
    'VR-SITE-015: a document has a script that document-hashes.ts does not know. Browsers will not run it.';
  log('warn', message, { script: text.slice(0, 200) });
}

/** The hashes of the inline scripts and style sheets of a document. */
export function hashesOf(html: string): DocumentHashes {
  const inline = [...html.matchAll(script)]
    .filter(([, attributes = '', text = '']) => text !== '' && !dataType.test(attributes))
    .map(([, , text = '']) => text);
  const scripts = inline.filter(isOwnScript);
  const unknown = inline.find((text) => !isOwnScript(text));
  if (unknown !== undefined) warnOnce(unknown);
  const styles = [...html.matchAll(style)].map(([, text = '']) => text);
  return { scripts: scripts.map(sourceOf), styles: styles.map(sourceOf) };
}
