import { describe, expect, it } from 'vitest';
import { isOwnPage, type PostSource } from '../src/own-page.ts';

const none: PostSource = { fetchSite: undefined, origin: undefined, hosts: ['be.example'] };

describe('isOwnPage', () => {
  it.each<[string, Partial<PostSource>, boolean]>([
    ['a program, which sends neither header', {}, true],
    ['the same origin, as the browser says', { fetchSite: 'same-origin', origin: 'https://be.example' }, true],
    ['the same origin behind a proxy that changes the host', { fetchSite: 'same-origin', hosts: ['10.0.0.1'] }, true],
    ['a person', { fetchSite: 'none' }, true],
    ['another site, as the browser says', { fetchSite: 'cross-site', origin: 'https://be.example' }, false],
    ['a neighbour on the same domain', { fetchSite: 'same-site', origin: 'https://blog.be.example' }, false],
    ['an unknown value', { fetchSite: 'same-origin-ish' }, false],
    ['an empty value', { fetchSite: '' }, false],
    ['an older browser on the site itself', { origin: 'https://be.example' }, true],
    ['the host that a proxy forwards', { origin: 'https://be.example', hosts: ['10.0.0.1', 'be.example'] }, true],
    ['the first of several proxies', { origin: 'https://be.example', hosts: ['a', 'be.example, cdn.example'] }, true],
    ['a later proxy', { origin: 'https://cdn.example', hosts: ['be.example, cdn.example'] }, false],
    ['a site that is configured', { origin: 'https://ch.example', ownOrigins: ['https://ch.example'] }, true],
    ['the same with another scheme', { origin: 'http://ch.example', ownOrigins: ['https://ch.example'] }, false],
    ['another origin', { origin: 'https://evil.example' }, false],
    ['another port', { origin: 'https://be.example:8443' }, false],
    ['a longer name', { origin: 'https://be.example.evil.example' }, false],
    ['a user name', { origin: 'https://be.example@evil.example' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
    ['no origin at all in the header', { origin: '' }, false],
    ['no host', { origin: 'https://be.example', hosts: [undefined] }, false],
  ])('%s: %o → %s', (_, source, isOwn) => {
    expect(isOwnPage({ ...none, ...source })).toBe(isOwn);
  });
});
