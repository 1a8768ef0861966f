/**
 * Who may import whom (README.md, "The rooms"). Each room names what it must not import and where to go instead.
 * @typedef {{ regex: string, message: string }} Ban
 */

/** @param {readonly string[]} allowed names of our packages @returns {string} every other package of ours */
function oursExcept(allowed) {
  return allowed.length === 0 ? '^@veralune/' : `^@veralune/(?!(?:${allowed.join('|')})(?:/|$))`;
}

const noNext = {
  regex: '^next(?:/|$)',
  message: 'Only packages/site and the apps know Next. Take plain data here and let packages/site call it.',
};
const noReact = {
  regex: '^react(?:-dom)?(?:/|$)',
  message: 'This package runs without a framework. Put what needs React in packages/ui or packages/site.',
};
const noNode = {
  regex: '^node:',
  message:
    'This package also runs in the browser and the proxy. Read files in scripts/, in src/cli/ or in packages/site.',
};
const noDeepSource = {
  regex: '^@veralune/[^/]+/(?:src|test|dist)/',
  message: 'Import what the package exports in its package.json, not its files.',
};
const noNeighbour = {
  regex: '^(?:\\.\\./)+(?:(?:apps|packages|tooling)/|[\\w-]+/src/)',
  message: 'Import another package by its name (@veralune/…), not by its path.',
};

/** @param {string} message @param {readonly string[]} allowed @returns {Ban} */
function onlyOurs(message, ...allowed) {
  return { regex: oursExcept(allowed), message };
}

/** @type {readonly { name: string, files: string[], bans: Ban[] }[]} */
const rooms = [
  {
    name: 'routing',
    files: ['packages/routing/src/**'],
    bans: [
      onlyOurs('packages/routing stands below all others. Move the code up, or what it needs down.'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'redirects',
    files: ['packages/redirects/src/**'],
    bans: [
      onlyOurs('packages/redirects may import packages/routing alone. Take the rest as plain data.', 'routing'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'redirects on the command line',
    files: ['packages/redirects/src/cli/**'],
    bans: [
      onlyOurs('packages/redirects may import packages/routing alone. Take the rest as plain data.', 'routing'),
      noNext,
      noReact,
    ],
  },
  {
    name: 'i18n',
    files: ['packages/i18n/src/**'],
    bans: [
      onlyOurs('packages/i18n may import packages/routing alone. Take the rest as arguments.', 'routing'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'tracking',
    files: ['packages/tracking/src/**'],
    bans: [
      onlyOurs('packages/tracking may import packages/routing alone. Take the rest as arguments.', 'routing'),
      noNext,
      noReact,
      noNode,
    ],
  },
  {
    name: 'api-client',
    files: ['packages/api-client/src/**'],
    bans: [
      onlyOurs('packages/api-client may import packages/routing alone. Take the rest as arguments.', 'routing'),
      noNext,
      noNode,
    ],
  },
  {
    name: 'api-client without React',
    files: ['packages/api-client/src/**'],
    ignores: ['packages/api-client/src/react/**'],
    bans: [
      onlyOurs('packages/api-client may import packages/routing alone. Take the rest as arguments.', 'routing'),
      noNext,
      noNode,
      { ...noReact, message: 'The client runs without React. Put hooks in packages/api-client/src/react.' },
    ],
  },
  {
    name: 'ui',
    files: ['packages/ui/src/**'],
    bans: [onlyOurs('packages/ui shows what it is given. Take copy, links and data as props.', 'ui'), noNext],
  },
  {
    name: 'site',
    files: ['packages/site/src/**'],
    bans: [
      onlyOurs(
        'packages/site may import the packages of the site. The API and the tools are not among them.',
        ...['routing', 'redirects', 'i18n', 'api-client', 'tracking', 'ui'],
      ),
    ],
  },
  {
    name: 'market apps',
    files: ['apps/{be,ch,es,de,it}/**'],
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
        'The API imports the contract (api-client), the registry (routing) and redirects alone.',
        'api-client',
        'routing',
        'redirects',
      ),
      noNext,
      noReact,
    ],
  },
];

/** One configuration per room; what holds everywhere is part of each, since a later one replaces the rule. */
export const boundaries = [
  { name: 'veralune/boundaries', rules: ruleOf([]) },
  ...rooms.map(({ name, bans, ...where }) => ({ name: `veralune/boundaries/${name}`, ...where, rules: ruleOf(bans) })),
];

/** @param {readonly Ban[]} bans */
function ruleOf(bans) {
  return { 'no-restricted-imports': ['error', { patterns: [noDeepSource, noNeighbour, ...bans] }] };
}
