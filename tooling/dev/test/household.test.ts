import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { Failure } from '../src/failure.ts';
import { Household } from '../src/household.ts';

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

/** An orphan that has ended still has its number until its new parent asks for it, which in a container may be never. */
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

describe('Household', () => {
  it('ends what a program started too, even if both refuse', async () => {
    const household = new Household();
    const lines: string[] = [];
    const child = household.start({
      name: 'Stubborn',
      command: process.execPath,
      args: [fixture('stubborn'), 'parent'],
      cwd: import.meta.dirname,
      onLine: (line) => lines.push(line) > 0,
    });
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1);
    const grandchild = Number(lines[0]);
    expect(isAlive(grandchild)).toBe(true);
    await household.stopAll();
    await expect.poll(() => isAlive(grandchild)).toBe(false);
    expect(isAlive(child.pid ?? 0)).toBe(false);
  });

  it('ends the households within it', async () => {
    const household = new Household();
    const child = household.within().start(script('setInterval(() => 0, 1000)'));
    await household.stopAll();
    expect(isAlive(child.pid ?? 0)).toBe(false);
  });

  it('starts nothing any more once it stops', async () => {
    const household = new Household();
    await household.stopAll();
    expect(() => household.start(script(''))).toThrow(Failure);
  });

  it('tells which program has gone, and its last words', async () => {
    const household = new Household();
    household.start(script('setInterval(() => 0, 1000)'));
    household.start({ ...script('console.error("the disk is full"); process.exit(7)'), name: 'Writer' });
    expect(await household.firstExit()).toMatchObject({ name: 'Writer', code: 7, lines: ['the disk is full'] });
    await household.stopAll();
  });

  it('fails in words if a program that must succeed does not', async () => {
    const household = new Household();
    await expect(household.require(script('console.log("bad colour"); process.exit(2)'))).rejects.toThrow(
      'Script stopped with exit code 2.\n  bad colour',
    );
  });

  it('fails in words if a program does not exist', async () => {
    const household = new Household();
    await expect(household.require({ ...script(''), command: '/no/such/program' })).rejects.toThrow('ENOENT');
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
  ] as const)('ends all when it gets, while %s, %s', async (mode, signal, expected) => {
    const { child, sleeper } = await run(mode);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(expected);
    expect(isAlive(sleeper)).toBe(false);
  });

  it('ends all when the process that started it is gone', async () => {
    const { child, sleeper } = await run('running');
    child.disconnect();
    await once(child, 'exit');
    expect(isAlive(sleeper)).toBe(false);
  });

  it('ends with 1 when a program dies', async () => {
    const { child } = await run('dying');
    expect((await once(child, 'exit'))[0]).toBe(1);
  });

  it('shows a failure as its sentence, and ends all', async () => {
    const { child, sleeper, errors } = await run('failing');
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(errors().trim()).toBe('A sentence that helps.');
    expect(isAlive(sleeper)).toBe(false);
  });
});
