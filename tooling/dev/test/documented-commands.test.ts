import { blockLanguages, documentedCommands } from '@veralune/local-servers/documented-commands';
import { expect, it } from 'vitest';

const page = `# Title

\`\`\`sh
npm start   # comment
# only a comment
curl 'http://localhost/#part' \\
  --fail

\`\`\`

<!-- backup -->

1. In a list:

   <!-- restore -->

   \`\`\`sh
   pg_restore "$URL"
   \`\`\`

\`\`\`json
{ "npm": "run" }
\`\`\`

\`\`\`
no language
\`\`\`
`;

it('finds the commands of shell blocks, without comments', () => {
  expect(documentedCommands(page)).toEqual([
    { text: 'npm start', mark: undefined },
    { text: "curl 'http://localhost/#part' \\\n--fail", mark: undefined },
    { text: 'pg_restore "$URL"', mark: 'restore' },
  ]);
});

it('knows the language of each block', () => {
  expect(blockLanguages(page)).toEqual(['sh', 'sh', 'json', '']);
});

it('a page without code has no commands', () => {
  expect(documentedCommands('# Title\n')).toEqual([]);
});
