import { statfsSync } from 'node:fs';
import { Problem } from './problem.mjs';

const megabyte = 1_000_000;

/** @param {string} folder @returns {number} megabytes that this user can still write to the folder */
export function freeMegabytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / megabyte);
}

/**
 * @param {number} free megabytes
 * @param {number} wanted megabytes
 * @param {string} folder
 */
export function requireSpace(free, wanted, folder) {
  if (free >= wanted) return;
  throw new Problem(
    `The disk is too full: ${folder} has ${free} MB left and this needs ${wanted} MB. Free some space and try again.`,
  );
}
