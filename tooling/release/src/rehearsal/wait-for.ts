import { setTimeout } from 'node:timers/promises';

const limitSeconds = 120;

/** Waits until a server is ready. @throws after two minutes */
export async function waitFor(what: string, isReady: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + limitSeconds * 1_000; Date.now() < end; await setTimeout(200)) {
    if (await isReady().catch(() => false)) return;
  }
  throw new Error(`Waited ${limitSeconds} seconds for ${what}.`);
}
