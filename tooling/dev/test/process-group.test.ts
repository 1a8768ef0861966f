import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { Failure } from '../src/failure.ts';
import { ProcessGroup } from '../src/process-group.ts';

function fixture(name: string): string {
  return join(import.meta.dirname, 'fixtures', `${name}.ts`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** An orphan that has ended keeps its pid until its new parent waits for it, which in a container may never happen. */
function isZombie(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return false;
  const [state] = readFileSync(path, 'utf8').split(') ').at(-1) ?? '';
  return state === 'Z';
}

function script(code: string) {
  return {
    name: 'Script',
    command: process.execPath,
    args: ['-e', code],
    cwd: import.meta.dirname,
  };
}

describe('ProcessGroup', () => {
  it('ends the children of a program too, even if both ignore SIGTERM', async () => {
    const processGroup = new ProcessGroup();
    const lines: string[] = [];
    const child = processGroup.start({
      name: 'Stubborn',
      command: process.execPath,
      args: [fixture('stubborn'), 'parent'],
      cwd: import.meta.dirname,
      onLine: (line) => lines.push(line) > 0,
    });
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1);
    const grandchild = Number(lines[0]);
    expect(isAlive(grandchild)).toBe(true);
    await processGroup.stopAll();
    await expect.poll(() => isAlive(grandchild)).toBe(false);
    expect(isAlive(child.pid ?? 0)).toBe(false);
  });

  it('ends the programs of its subgroups', async () => {
    const processGroup = new ProcessGroup();
    const child = processGroup.createSubgroup().start(script('setInterval(() => 0, 1000)'));
    await processGroup.stopAll();
    expect(isAlive(child.pid ?? 0)).toBe(false);
  });

  it('starts no programs after it was stopped', async () => {
    const processGroup = new ProcessGroup();
    await processGroup.stopAll();
    expect(() => processGroup.start(script(''))).toThrow(Failure);
  });

  it('names the program that ended, with its last lines of output', async () => {
    const processGroup = new ProcessGroup();
    processGroup.start(script('setInterval(() => 0, 1000)'));
    processGroup.start({ ...script('console.error("the disk is full"); process.exit(7)'), name: 'Writer' });
    expect(await processGroup.firstExit()).toMatchObject({ name: 'Writer', code: 7, lines: ['the disk is full'] });
    await processGroup.stopAll();
  });

  it('fails with a readable message if a required program fails', async () => {
    const processGroup = new ProcessGroup();
    await expect(processGroup.require(script('console.log("bad colour"); process.exit(2)'))).rejects.toThrow(
      'Script stopped with exit code 2.\n  bad colour',
    );
  });

  it('fails with a readable message if a program does not exist', async () => {
    const processGroup = new ProcessGroup();
    await expect(processGroup.require({ ...script(''), command: '/no/such/program' })).rejects.toThrow('ENOENT');
  });
});

describe('runCommand', () => {
  const run = async (mode: string): Promise<{ child: ChildProcess; sleeper: number; errors: () => string }> => {
    const child = spawn(process.execPath, [fixture('command'), mode], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [line] = (await once(createInterface({ input: child.stdout ?? process.stdin }), 'line')) as [string];
    return { child, sleeper: Number(line), errors: () => errors };
  };

  it.each([
    ['running', 'SIGINT', 0],
    ['running', 'SIGTERM', 0],
    ['running', 'SIGHUP', 0],
    ['starting', 'SIGINT', 130],
  ] as const)('while %s, ends all programs on %s', async (mode, signal, expected) => {
    const { child, sleeper } = await run(mode);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(expected);
    expect(isAlive(sleeper)).toBe(false);
  });

  it('ends all programs when the process that started it has ended', async () => {
    const { child, sleeper } = await run('running');
    child.disconnect();
    await once(child, 'exit');
    expect(isAlive(sleeper)).toBe(false);
  });

  it('exits with 1 if a program fails', async () => {
    const { child } = await run('failing-program');
    expect((await once(child, 'exit'))[0]).toBe(1);
  });

  it('prints the message of a failure and ends all programs', async () => {
    const { child, sleeper, errors } = await run('failing');
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(errors().trim()).toBe('A sentence that helps.');
    expect(isAlive(sleeper)).toBe(false);
  });
});
