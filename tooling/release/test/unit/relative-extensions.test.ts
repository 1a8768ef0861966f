import { expect, it } from 'vitest';
import { withBuiltExtensions } from '../../src/library/relative-extensions.ts';

it.each([
  ['import { a } from "./a.ts";', 'import { a } from "./a.js";'],
  ["export * from '../b/c.tsx';", "export * from '../b/c.js';"],
  ['import "./d.ts";', 'import "./d.js";'],
  ['const e = () => import("./e.tsx");', 'const e = () => import("./e.js");'],
  ["export declare const f: typeof import('./f.ts');", "export declare const f: typeof import('./f.js');"],
  ['import styles from "./g.module.css";', 'import styles from "./g.module.css";'],
  [
    'import de from "../messages/de.json" with { type: "json" };',
    'import de from "../messages/de.json" with { type: "json" };',
  ],
  ['import h from "package/h.ts";', 'import h from "package/h.ts";'],
  ['const text = "./i.ts";', 'const text = "./i.ts";'],
])('%s', (code, expected) => {
  expect(withBuiltExtensions(code)).toBe(expected);
});
