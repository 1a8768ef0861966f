import { describe, expect, it, vi } from 'vitest';
import { createChallenge, type ChallengeConfig, type ChallengeService } from '../src/anti-spam/anti-spam.ts';

const works: ChallengeService = {
  ready: (callback) => callback(),
  execute: (siteKey, { action }) => Promise.resolve(`${siteKey}:${action}`),
};

function challenge(config: Partial<ChallengeConfig>, service: ChallengeService | undefined, loads = true) {
  const loadScript = vi.fn(() => (loads ? Promise.resolve() : Promise.reject(new Error('blocked'))));
  const created = createChallenge({ siteKey: 'key', version: 3, ...config }, { loadScript, service: () => service });
  return { ...created, loadScript };
}

describe('createChallenge', () => {
  it('loads its script once, at the first use, and gives a token for the action', async () => {
    const { token, prepare, loadScript } = challenge({}, works);
    expect(loadScript).not.toHaveBeenCalled();
    await prepare();
    expect(await token('contact')).toBe('key:contact');
    expect(await token('newsletter')).toBe('key:newsletter');
    expect(loadScript.mock.calls).toEqual([['https://www.google.com/recaptcha/api.js?render=key']]);
  });

  it.each([
    ['missing-key', challenge({ siteKey: undefined }, works)],
    ['missing-key', challenge({ siteKey: '' }, works)],
    ['missing-version', challenge({ version: undefined }, works)],
    ['missing-version', challenge({ version: 2 }, works)],
    ['script-load', challenge({}, works, false)],
    ['script-load', challenge({}, undefined)],
    ['execution', challenge({}, { ...works, execute: () => Promise.reject(new Error('no')) })],
  ])('%s', async (code, { token }) => {
    await expect(token('contact')).rejects.toMatchObject({ name: 'AntiSpamError', code });
  });

  it('loads again after a failure', async () => {
    let isBlocked = true;
    const loadScript = vi.fn(() => (isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve()));
    const { token } = createChallenge({ siteKey: 'key', version: 3 }, { loadScript, service: () => works });
    await expect(token('contact')).rejects.toMatchObject({ code: 'script-load' });
    isBlocked = false;
    expect(await token('contact')).toBe('key:contact');
  });
});
