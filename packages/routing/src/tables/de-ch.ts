import { deDe } from './de-de.ts';
import type { RouteTable } from './table.ts';

/** The German words of Germany; the quiz is Germany's alone. */
export const deCh: RouteTable = { ...deDe, paths: { ...deDe.paths, quiz: null } };
