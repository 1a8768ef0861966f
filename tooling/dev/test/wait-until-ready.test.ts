import { expect, it } from 'vitest';
import { ProcessGroup } from '../src/process-group.ts';
import { waitUntilReady } from '../src/wait-until-ready.ts';

function server(code: string) {
  return {
    name: 'The API',
    command: process.execPath,
    args: ['-e', code],
    cwd: import.meta.dirname,
  };
}

const url = 'http://127.0.0.1:47391/health';

it('waits for a program that starts slowly', async () => {
  const processGroup = new ProcessGroup();
  const code =
    "setTimeout(() => require('http').createServer((_, r) => r.writeHead(404).end()).listen(47391, '127.0.0.1'), 300)";
  await waitUntilReady(processGroup.start(server(code)), { url, timeoutMilliseconds: 15_000 });
  await processGroup.stopAll();
});

it('rejects when the program ends', async () => {
  const processGroup = new ProcessGroup();
  const child = processGroup.start(server('console.error("the folder is broken"); process.exit(1)'));
  await expect(waitUntilReady(child, { url, timeoutMilliseconds: 15_000 })).rejects.toThrow(
    'The API stopped with exit code 1.\n  the folder is broken',
  );
});

it('rejects after the timeout', async () => {
  const processGroup = new ProcessGroup();
  const child = processGroup.start(server('setInterval(() => 0, 1000)'));
  await expect(waitUntilReady(child, { url, timeoutMilliseconds: 300 })).rejects.toThrow('has not answered');
  await processGroup.stopAll();
});
