import { createRequire } from 'node:module';
import { lookUp } from '@veralune/redirects';
import { loadRedirects } from '@veralune/redirects/node';
import findMyWay from 'find-my-way';
import { match } from 'path-to-regexp';
import type { PlainRule } from './sample-rules.ts';

/** Returns the target of a path, or undefined. */
export type Find = (path: string) => string | undefined;

/** Creates a look-up function from rules, or from the file that contains them. */
type Peer = (rules: Iterable<PlainRule>, file: string) => Find;

const site = 'https://be.veralune.example';

const ours: Peer = (_, file) => {
  const { table } = loadRedirects(file, { site });
  return (pathname) => lookUp(table, { origin: site, pathname, search: '' })?.to;
};

/** A route handler that is never called: `find` returns the route's store. */
function unusedHandler() {
  return undefined;
}

function findMyWayWith(config: object): Peer {
  return (rules) => {
    const router = findMyWay(config);
    for (const { from, to, isPrefix } of rules) router.on('GET', isPrefix ? `${from}/*` : from, unusedHandler, to);
    return (path) => {
      const found = router.find('GET', path);
      if (found === null) return undefined;
      const rest = found.params['*'];
      return rest === undefined ? String(found.store) : `${String(found.store)}/${rest}`;
    };
  };
}

/** A simple normalization, as it could be used before a router. */
function normalizePath(path: string): string {
  return /^(?:\/[a-z\d\-_.!~*'()]+)*$/.test(path)
    ? path
    : decodeURI(path)
        .toLowerCase()
        .replaceAll(/\/{2,}/g, '/')
        .replace(/\/$/, '');
}

const findMyWayAfterNormalization: Peer = (rules, file) => {
  const find = findMyWayWith({})(rules, file);
  return (path) => find(normalizePath(path));
};

/** Tries the matchers in the order of the rules, as lists of patterns are used. */
function firstOf(matcherOf: (rule: PlainRule) => Find): Peer {
  return (rules) => {
    const matchers = Array.from(rules, matcherOf);
    return (path) => {
      for (const find of matchers) {
        const to = find(path);
        if (to !== undefined) return to;
      }
      return undefined;
    };
  };
}

const pathToRegexp = firstOf(({ from, to, isPrefix }) => {
  const matches = match<{ rest?: string[] }>(isPrefix ? `${from}/*rest` : from);
  return (path) => {
    const found = matches(path);
    return found === false ? undefined : [to, ...(found.params.rest ?? [])].join('/');
  };
});

const urlPattern = firstOf(({ from, to, isPrefix }) => {
  const pattern = new URLPattern({ pathname: isPrefix ? `${from}/:rest*` : from }, { ignoreCase: true });
  return (pathname) => {
    const found = pattern.exec({ pathname });
    if (found === null) return undefined;
    const { rest } = found.pathname.groups;
    return rest === undefined ? to : `${to}/${rest}`;
  };
});

type Matcher = (path: string) => false | { rest?: string[] };
type GetPathMatch = (path: string, options: object) => Matcher;

/** Matches like `buildCustomRoute` of Next's router-server for `redirects()`, without building the destination. */
const next: Peer = (rules, file) => {
  const load = createRequire(import.meta.url);
  const { getPathMatch } = load('next/dist/shared/lib/router/utils/path-match') as { getPathMatch: GetPathMatch };
  const { modifyRouteRegex } = load('next/dist/lib/redirect-status') as {
    modifyRouteRegex: (regex: string, paths: string[]) => string;
  };
  const regexModifier = (regex: string) => modifyRouteRegex(regex, ['/_next']);
  return firstOf(({ from, to, isPrefix }) => {
    const matches = getPathMatch(isPrefix ? `${from}/:rest*` : from, {
      strict: true,
      removeUnnamedParams: true,
      regexModifier,
    });
    return (path) => {
      const found = matches(path);
      return found === false ? undefined : [to, ...(found.rest ?? [])].join('/');
    };
  })(rules, file);
};

export const peers = {
  '@veralune/redirects': ours,
  'find-my-way, told to ignore case and needless slashes': findMyWayWith({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    ignoreDuplicateSlashes: true,
  }),
  'find-my-way, each address made plain first': findMyWayAfterNormalization,
  'find-my-way, exact spelling only': findMyWayWith({}),
  'path-to-regexp': pathToRegexp,
  "Next's redirects()": next,
  URLPattern: urlPattern,
} as const satisfies Record<string, Peer>;
export type PeerName = keyof typeof peers;
