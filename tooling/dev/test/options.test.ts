import { marketIds } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { devOptions, startOptions } from '../src/options.ts';
import { portsFrom } from '../src/ports.ts';

const usual = portsFrom(3000);

describe('portsFrom', () => {
  it('gives the documented ports by default', () => {
    const apps = { be: 3001, ch: 3002, es: 3003, de: 3004, it: 3005 };
    expect(usual).toMatchObject({ frontDoor: 3000, apps, api: 4000 });
  });

  it.each([Number.NaN, 0, 80, 3000.5, 64_536, -1])('rejects %d', (base) => {
    expect(() => portsFrom(base)).toThrow('port base');
  });

  // The site of Switzerland on a port of SIP, the API on one of X11, the front door on one of IRC.
  it.each([
    [5058, 5060],
    [5000, 6000],
    [6667, 6667],
  ])('reports that browsers refuse a port of base %i', (base, port) => {
    expect(() => portsFrom(base)).toThrow(`needs port ${port}, which browsers refuse`);
  });
});

describe('startOptions', () => {
  it.each([
    [[], {}, { build: true, edge: false, ports: usual }],
    [['--no-build'], {}, { build: false, edge: false, ports: usual }],
    [['--edge'], {}, { build: true, edge: true, ports: usual }],
    [['--port-base', '8000'], {}, { build: true, edge: false, ports: portsFrom(8000) }],
    [['--port-base=8000'], {}, { build: true, edge: false, ports: portsFrom(8000) }],
    [[], { VERALUNE_PORT_BASE: '9000' }, { build: true, edge: false, ports: portsFrom(9000) }],
    [['--port-base', '8000'], { VERALUNE_PORT_BASE: '9000' }, { build: true, edge: false, ports: portsFrom(8000) }],
    [[], { VERALUNE_PORT_BASE: '' }, { build: true, edge: false, ports: usual }],
  ])('%j with %j', (argv, environment, expected) => {
    expect(startOptions(argv, environment)).toEqual(expected);
  });

  it.each([[['--wat']], [['be']], [['--port-base']], [['--port-base', 'many']]])(
    'rejects %j with a readable message',
    (argv) => {
      expect(() => startOptions(argv, {})).toThrow(/Usage: npm start|port base/);
    },
  );
});

describe('devOptions', () => {
  it.each([
    [[], marketIds],
    [['be'], ['be']],
    [
      ['it', 'ch', 'it'],
      ['ch', 'it'],
    ],
  ])('%j', (argv, markets) => {
    expect(devOptions(argv, {})).toEqual({ markets, ports: usual });
  });

  it('reports a market that does not exist', () => {
    expect(() => devOptions(['zz'], {})).toThrow('There is no market "zz"');
  });
});
