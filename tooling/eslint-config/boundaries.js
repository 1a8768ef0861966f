/**
 * Import boundaries between the packages (README.md, "Packages"). Each layer lists the imports that it must not have, with
 * a message that says what to do instead.
 * @typedef {{ regex: string, message: string }} Ban
 */

/** @param {readonly string[]} allowed names of packages of this repository @returns {string} a pattern of all its other packages */
function oursExcept(allowed) {
  return allowed.length === 0 ? '^@veralune/' : `^@veralune/(?!(?:${allowed.join('|')})(?:/|$))`;
}

const noNext = {
  regex: '^next(?:/|$)',
  message:
    'Only packages/site and the apps may import Next. Take plain data as arguments here and call it from packages/site.',
};
const noReact = {
  regex: '^react(?:-dom)?(?:/|$)',
  message: 'This package must not depend on a framework. Move code that needs React to packages/ui or packages/site.',
};
const noNode = {
  regex: '^node:',
  message:
    'This package also runs in browsers and in the proxy. Read files in scripts/, in tooling/ or in packages/site.',
};
const noDeepSource = {
  regex: '^@veralune/[^/]+/(?:src|test|dist)/',
  message: 'Import what the package exports in its package.json, not its source files.',
};
const noRelativePackage = {
  regex: '^(?:\\.\\./)+(?:(?:apps|packages|tooling)/|[\\w-]+/src/)',
  message: 'Import another package by its name (@veralune/…), not by its path.',
};

/** @param {string} message @param {readonly string[]} allowed @returns {Ban} */
function onlyOurs(message, ...allowed) {
  return { regex: oursExcept(allowed), message };
}

/** @type {readonly { name: string, files: string[], bans: Ban[] }[]} */
const layers = [
  {
    name: 'routing',
    files: ['packages/routing/src/**'],
    bans: [
      onlyOurs(
        'packages/routing must not import other packages. Move this code to a package above it, or move what it needs into packages/routing.',
      ),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'redirects',
    files: ['packages/redirects/src/**'],
    bans: [
      onlyOurs('packages/redirects must not import other packages. Take other data as arguments.'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'redirects from a file',
    files: ['packages/redirects/src/load-redirects.ts'],
    bans: [
      onlyOurs('packages/redirects must not import other packages. Take other data as arguments.'),
      noNext,
      noReact,
    ],
  },
  {
    name: 'redirects on the command line',
    files: ['tooling/redirects/src/**'],
    bans: [
      onlyOurs(
        'tooling/redirects may import only packages/redirects and packages/routing. Take other data as arguments.',
        'redirects',
        'routing',
      ),
      noNext,
      noReact,
    ],
  },
  {
    name: 'i18n',
    files: ['packages/i18n/src/**'],
    bans: [
      onlyOurs('packages/i18n may import only packages/routing. Take other data as arguments.', 'routing'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'forms',
    files: ['packages/forms/src/**'],
    bans: [
      onlyOurs('packages/forms may import only packages/routing. Take other data as arguments.', 'routing'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'http',
    files: ['packages/http/src/**'],
    bans: [onlyOurs('packages/http must not import other packages. Take other data as arguments.'), noNext, noReact],
  },
  {
    name: 'tracking',
    files: ['packages/tracking/src/**'],
    bans: [
      onlyOurs('packages/tracking may import only packages/routing. Take other data as arguments.', 'routing'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'api-client',
    files: ['packages/api-client/src/**'],
    bans: [
      onlyOurs('packages/api-client may import only packages/routing. Take other data as arguments.', 'routing'),
      noNext,
      noNode,
    ],
  },
  {
    name: 'api-client without React',
    files: ['packages/api-client/src/**'],
    ignores: ['packages/api-client/src/react/**'],
    bans: [
      onlyOurs('packages/api-client may import only packages/routing. Take other data as arguments.', 'routing'),
      noNext,
      noNode,
      { ...noReact, message: 'The client must not depend on React. Put hooks in packages/api-client/src/react.' },
    ],
  },
  {
    name: 'ui',
    files: ['packages/ui/src/**'],
    bans: [onlyOurs('packages/ui gets everything through props. Take texts, links and data as props.', 'ui'), noNext],
  },
  {
    name: 'site',
    files: ['packages/site/src/**'],
    bans: [
      onlyOurs(
        'packages/site may not import the API or the tooling.',
        ...['routing', 'redirects', 'forms', 'http', 'i18n', 'api-client', 'tracking', 'ui'],
      ),
    ],
  },
  {
    name: 'market apps',
    files: ['apps/!(api)/**'],
    bans: [
      onlyOurs(
        'A market imports @veralune/site and its own market.ts. Export what is missing from packages/site.',
        'site',
      ),
    ],
  },
  {
    name: 'catalogue API',
    files: ['apps/api/src/**'],
    bans: [
      onlyOurs(
        'The API may import only the contract (api-client), routing, redirects, forms, http, and of i18n the rules of typography.',
        'api-client',
        'forms',
        'http',
        'i18n/typography',
        'routing',
        'redirects',
      ),
      noNext,
      noReact,
    ],
  },
];

/** One configuration per layer. Each includes the general bans, because a later configuration replaces the rule. */
export const boundaries = [
  { name: 'veralune/boundaries', rules: ruleOf([]) },
  ...layers.map(({ name, bans, ...where }) => ({ name: `veralune/boundaries/${name}`, ...where, rules: ruleOf(bans) })),
];

/** @param {readonly Ban[]} bans */
function ruleOf(bans) {
  return { 'no-restricted-imports': ['error', { patterns: [noDeepSource, noRelativePackage, ...bans] }] };
}
