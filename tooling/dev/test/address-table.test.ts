import { expect, it } from 'vitest';
import { addressTable } from '../src/address-table.ts';
import { portsFrom } from '../src/ports.ts';

it('lists the URLs', () => {
  expect(addressTable(portsFrom(3000), ['be', 'it'])).toBe(
    [
      '                   through the front door     the app alone',
      '  Belgium          http://be.localhost:3000   http://localhost:3001',
      '  Italy            http://it.localhost:3000   http://localhost:3005',
      '  Any other host   http://localhost:3000      Italy answers',
      '  Catalogue API    http://localhost:4000      http://localhost:4000/docs',
    ].join('\n'),
  );
});

it('leaves out other hosts if Italy is not started', () => {
  expect(addressTable(portsFrom(3000), ['be'])).not.toContain('Any other host');
});
