import { locales, markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { feedPath, localeOfFeed } from '../src/feed/feed-path.ts';
import { magazineFeed } from '../src/feed/magazine.ts';
import { rssXml } from '../src/feed/rss.ts';
import { createPageContext } from '../src/page-context.ts';
import { article } from './fixtures/catalogue.ts';

describe('feedPath and localeOfFeed', () => {
  it.each([
    ['fr-be', '/fr/rss.xml'],
    ['it-ch', '/it/rss.xml'],
    ['it-it', '/rss.xml'],
  ] as const)('the feed of %s is %s', (locale, path) => {
    expect(feedPath(locale)).toBe(path);
  });

  it.each(locales)('finds %s by the path of its feed', (locale) => {
    const [, prefix] = /^\/(\w+)\/rss\.xml$/.exec(feedPath(locale)) ?? [];
    const market = Object.values(markets).find(({ locales: own }) => own.includes(locale)) ?? markets.be;
    expect(localeOfFeed(market, prefix)).toBe(locale);
  });

  it.each([
    [markets.be, undefined],
    [markets.be, 'it'],
    [markets.be, 'fr-be'],
    [markets.it, 'it'],
  ] as const)('has no feed in %o below %s', (market, prefix) => {
    expect(localeOfFeed(market, prefix)).toBeUndefined();
  });
});

describe('rssXml', () => {
  const feed = magazineFeed(
    [
      { ...article, title: 'Fibres & <levain>' },
      { ...article, theme: null, published_on: '2025-12-01' },
    ],
    createPageContext('fr-be'),
  );

  it('writes RSS 2.0 with its own address, dates of RFC 822 and escaped text', () => {
    const [first, second] = [
      '<item><title>Fibres &amp; &lt;levain&gt;</title><link>https://be.veralune.example/fr/conseil/le-microbiote</link>' +
        '<guid isPermaLink="true">https://be.veralune.example/fr/conseil/le-microbiote</guid>' +
        '<pubDate>Thu, 12 Mar 2026 00:00:00 GMT</pubDate><category>Microbiote</category><description>Ce qu’il est.</description></item>',
      '<item><title>Le microbiote</title><link>https://be.veralune.example/fr/conseil/le-microbiote</link>' +
        '<guid isPermaLink="true">https://be.veralune.example/fr/conseil/le-microbiote</guid>' +
        '<pubDate>Mon, 01 Dec 2025 00:00:00 GMT</pubDate><description>Ce qu’il est.</description></item>',
    ];
    expect(rssXml(feed).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
      '<channel>',
      '<title>Nos conseils – Veralune</title>',
      '<link>https://be.veralune.example/fr/conseils</link>',
      expect.stringMatching(/^<description>.+<\/description>$/),
      '<language>fr-BE</language>',
      '<atom:link href="https://be.veralune.example/fr/rss.xml" rel="self" type="application/rss+xml"/>',
      '<lastBuildDate>Thu, 12 Mar 2026 00:00:00 GMT</lastBuildDate>',
      first,
      second,
      '</channel>',
      '</rss>',
      '',
    ]);
  });

  it('has no date without articles', () => {
    expect(rssXml({ ...feed, items: [] })).not.toContain('lastBuildDate');
  });
});
