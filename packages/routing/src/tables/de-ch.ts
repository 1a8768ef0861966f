import { deDe } from './de-de.ts';
import type { RouteTable } from './table.ts';

/** The words of Germany. Only Germany has the quiz. */
export const deCh: RouteTable = { ...deDe, paths: { ...deDe.paths, quiz: null } };
