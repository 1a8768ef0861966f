import { expect, it } from 'vitest';
import { apiSiteUrls } from '../src/mail-environment.ts';
import { portsFrom } from '../src/ports.ts';

const sites = { ports: portsFrom(8000), markets: ['be', 'it'] } as const;

it('gives the API the addresses that visitors use, for links in mails', () => {
  expect(apiSiteUrls(sites, undefined)).toEqual({
    SITE_URLS: 'be=http://be.localhost:8000,it=http://it.localhost:8000',
  });
});

it('keeps addresses that are configured', () => {
  expect(apiSiteUrls(sites, 'be=https://www.example.be')).toEqual({ SITE_URLS: 'be=https://www.example.be' });
});
