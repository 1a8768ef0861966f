import { escapeXml, xmlDeclaration } from '../xml/escape-xml.ts';

interface FeedItem {
  readonly title: string;
  /** Absolute URL of the article; also its identity. */
  readonly link: string;
  readonly summary: string;
  readonly theme?: string;
  /** ISO 8601 date. */
  readonly publishedOn: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** Absolute URL of the feed. */
  readonly self: string;
  /** Absolute URL of the page that lists the articles. */
  readonly link: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
}

/** A date as RFC 822 writes it. `toUTCString` names the zone `GMT`, which RFC 822 has too. */
function rfc822(date: string): string {
  return new Date(date).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function itemElement({ title, link, summary, theme, publishedOn }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', rfc822(publishedOn)),
    ...(theme === undefined ? [] : [element('category', theme)]),
    element('description', summary),
    '</item>\n',
  ].join('');
}

/** An RSS 2.0 feed with its own address. Source: rssboard.org/rss-specification and its best practices (`atom:link`). */
export function rssXml({ title, description, language, self, link, items }: Feed): string {
  const [newest] = items;
  return [
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n`,
    `${element('title', title)}\n${element('link', link)}\n${element('description', description)}\n`,
    `${element('language', language)}\n`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n`,
    ...(newest ? [`${element('lastBuildDate', rfc822(newest.publishedOn))}\n`] : []),
    ...items.map(itemElement),
    '</channel>\n</rss>\n',
  ].join('');
}
