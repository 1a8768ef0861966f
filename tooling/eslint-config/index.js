import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './boundaries.js';

const generated = [
  '**/node_modules/',
  '**/.next/',
  '**/dist/',
  '**/storybook-static/',
  '**/coverage/',
  '**/generated/',
];
const local = ['.tools/', '**/.data/', '**/test-results/', '**/playwright-report/', '**/next-env.d.ts'];

const nodeGlobals = Object.fromEntries(
  [
    'process',
    'URL',
    'fetch',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'AbortSignal',
    'Buffer',
  ].map((name) => [name, 'readonly']),
);

export default tseslint.config(
  { name: 'veralune/ignores', ignores: [...generated, ...local] },
  {
    name: 'veralune/options',
    // Rules are changed here for all files. They cannot be disabled in a file.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    name: 'veralune/code',
    files: ['**/*.{js,mjs,ts,tsx}'],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-constant-condition': 'error',
      'no-debugger': 'error',
      'no-else-return': 'error',
      'no-empty': 'error',
      'no-fallthrough': 'error',
      'no-irregular-whitespace': [
        'error',
        { skipStrings: true, skipTemplates: true, skipRegExps: true, skipJSXText: true },
      ],
      'no-lonely-if': 'error',
      'no-restricted-syntax': [
        'error',
        ...['Program >', 'ExportNamedDeclaration >'].map((where) => ({
          selector: `${where} VariableDeclaration > VariableDeclarator[id.typeAnnotation=undefined] > ArrowFunctionExpression`,
          message: 'Write a top-level function as a function declaration. Use arrow functions for callbacks.',
        })),
      ],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unneeded-ternary': 'error',
      'no-useless-rename': 'error',
      // oxlint, which checks the rules that need types, has no option like `noInlineConfig`.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      // Recursive types need index signatures, and loops over typed arrays need their index.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    name: 'veralune/plain-js',
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: nodeGlobals },
    rules: { 'no-undef': 'error' },
  },
  {
    name: 'veralune/react',
    files: ['packages/{ui,site}/**/*.{ts,tsx}', 'packages/api-client/src/react/**', 'apps/!(api)/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Servers may log only errors and warnings to the console.
    name: 'veralune/servers',
    files: ['packages/site/src/**', 'apps/api/src/**'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    // Benchmarks print their results.
    name: 'veralune/benchmarks',
    files: ['tooling/bench/src/**'],
    rules: { 'no-console': ['error', { allow: ['log', 'error'] }] },
  },
  {
    // The tag manager recognises a command by its type `Arguments`.
    name: 'veralune/consent-commands',
    files: ['packages/tracking/src/data-layer.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    name: 'veralune/tests',
    files: ['**/*.{test,spec,stories}.{ts,tsx}', '**/test/**', 'tooling/e2e/**'],
    rules: {
      'max-lines': 'off',
      'no-template-curly-in-string': 'off',
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) =>
          ['only', 'skip', 'todo', 'fixme'].map((property) => ({
            object,
            property,
            message: 'Tests must not be skipped. Fix the test, or delete it and explain why in the issue.',
          })),
        ),
      ],
    },
  },
  ...boundaries,
);
