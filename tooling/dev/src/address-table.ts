import { fallbackMarket, markets, type MarketId } from '@veralune/routing';
import type { Ports } from './ports.ts';
import { apiOrigin } from './programs.ts';

/** The URLs of a running stack as a table for the terminal. */
export function addressTable(ports: Ports, shown: readonly MarketId[]): string {
  const rows: string[][] = [
    ['', 'through the front door', 'the app alone'],
    ...shown.map((id) => [
      markets[id].name,
      `http://${markets[id].localHost}:${ports.frontDoor}`,
      `http://localhost:${ports.apps[id]}`,
    ]),
    ...(shown.includes(fallbackMarket)
      ? [['Any other host', `http://localhost:${ports.frontDoor}`, 'Italy answers']]
      : []),
    ['Catalogue API', apiOrigin(ports), `${apiOrigin(ports)}/docs`],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('   ')
          .trimEnd()}`,
    )
    .join('\n');
}
