import { map, type Lines } from './text.ts';

/**
 * Crawlers for which Next renders the metadata into the head instead of sending it later: `HTML_LIMITED_BOT_UA_RE` of
 * next/dist/shared/lib/router/utils/html-bots. Pages that are rendered for their request differ for them.
 */
export const htmlLimitedBots =
  '[\\w-]+-Google|Google-[\\w-]+|Chrome-Lighthouse|Slurp|DuckDuckBot|baiduspider|yandex|sogou|bitlybot|tumblr|vkShare|quora link preview|redditbot|ia_archiver|Bingbot|BingPreview|applebot|facebookexternalhit|facebookcatalog|Twitterbot|LinkedInBot|Slackbot|Discordbot|WhatsApp|SkypeUriPreview|Yeti|googleweblight';

/** The same question, asked faster: whether a user agent contains one of them does not depend on the length of a repetition. */
const fasterBots = htmlLimitedBots.replaceAll('[\\w-]+', '[\\w-]');

/** Not followed by `;q=0`, which refuses an encoding. */
const notRefused = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;

/**
 * What an answer depends on besides its address. Other request headers change no answer that may be stored:
 * docs/edge.md lists them for other caches.
 */
export const cacheKeyMaps: Lines = [
  '# Every spelling of Accept-Encoding would be a copy: the app gets one of three.',
  ...map('$http_accept_encoding', '$edge_encoding', [
    [`"~*(?:^|[\\s,])br${notRefused}(?:$|[\\s,;])"`, 'br'],
    [`"~*(?:^|[\\s,])gzip${notRefused}(?:$|[\\s,;])"`, 'gzip'],
    ['default', '""'],
  ]),
  "# Requests of the app's router: a redirect drops their query.",
  ...map('$http_sec_fetch_dest', '$edge_in_app', [
    ['empty', 'app'],
    ['default', '""'],
  ]),
  '# Crawlers that get the metadata of a page in its head.',
  ...map('$http_user_agent', '$edge_bot', [
    [`"~*(?:${fasterBots})"`, 'bot'],
    ['default', '""'],
  ]),
];

const routerHeaders = [
  '$http_rsc',
  '$http_next_router_prefetch',
  '$http_next_router_segment_prefetch',
  '$http_next_router_state_tree',
  '$http_next_url',
];

/**
 * The cache key. The version comes first: a new version is a purge, because nothing of the old one is found any more.
 * @param version of one market
 */
export function cacheKey(version: string): string {
  const parts = [
    version,
    '$request_method',
    '$edge_scheme',
    '$edge_host$request_uri',
    '$edge_encoding',
    '$edge_in_app',
    '$edge_bot',
    '$http_x_preview_token',
    ...routerHeaders,
  ];
  return `"${parts.join('|')}"`;
}
