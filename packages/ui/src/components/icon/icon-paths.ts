import { chevronDownPath } from './field-paths.ts';
import { checkPath, infoPath } from './notice-paths.ts';
import {
  arrowPath,
  bagPath,
  closePath,
  externalPath,
  heartPath,
  historyPath,
  magazinePath,
  minusPath,
  pausePath,
  pharmacyPath,
  playPath,
  plusPath,
  upPath,
} from './island-paths.ts';
import { searchPath } from './search-path.ts';

/** One family: 24-pixel grid, 1.5 pixel stroke, round ends. */
export const iconPaths = {
  search: searchPath,
  menu: 'M3.5 7.5h17M3.5 12h17M3.5 16.5h11',
  close: closePath,
  'chevron-down': chevronDownPath,
  'chevron-up': 'm6 14.5 6-6 6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  arrow: arrowPath,
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c2.6 2.4 3.9 5.4 3.9 9s-1.3 6.6-3.9 9c-2.6-2.4-3.9-5.4-3.9-9S9.4 5.4 12 3Z',
  check: checkPath,
  pharmacy: pharmacyPath,
  plus: plusPath,
  minus: minusPath,
  pause: pausePath,
  play: playPath,
  up: upPath,
  filter:
    'M3.5 7h9m6 0h2m-17 10h2m6 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  info: infoPath,
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1',
  external: externalPath,
  history: historyPath,
  magazine: magazinePath,
  bag: bagPath,
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
  heart: heartPath,
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10m-8 10v-6h4v6',
  parcel: 'M4 8l8-4 8 4v8.5l-8 4-8-4V8Zm0 0 8 4 8-4m-8 4v8.5M8 6l8 4',
  truck:
    'M3 6.5h11v10H3v-10Zm11 3.5h3.5l3 3v3.5H14M7 19a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 7 19Zm10 0a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 17 19Z',
  pin: 'M12 20.5c4-4.2 6-7.4 6-10.2a6 6 0 1 0-12 0c0 2.8 2 6 6 10.2Zm0-8a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  card: 'M3.5 6h17v12h-17V6Zm0 4h17M7 14.5h3.5',
  wallet: 'M4 7.5V6h13v2.5M4 7.5v11h16v-10H5a1 1 0 0 1-1-1Zm12 6h.1',
  cheque: 'M3.5 6.5h17v11h-17v-11Zm3 3.5h6m-6 4c1.5-1.5 2.5 1 4 0s2-1 3 0m2-4h2',
  phone: 'M8 3.5h8v17H8v-17Zm3 14.5h2',
  gift: 'M4.5 11.5h15v9h-15v-9ZM3.5 8h17v3.5h-17V8ZM12 8v12.5M12 8C9 8 7 7.2 7 5.6 7 3.4 11 3.6 12 8Zm0 0c3 0 5-.8 5-2.4 0-2.2-4-2-5 2.4Z',
  star: 'm12 3.8 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.8Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  lock: 'M6 11h12v9.5H6V11Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3m-3.5 3.5V17',
  exit: 'M13 4H5.5v16H13m-3-8h10.5m-4-4 4 4-4 4',
  camera: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17V8Zm8.5 8.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  film: 'M3.5 5.5h17v13h-17v-13Zm7 3.75v5.5l4.5-2.75-4.5-2.75Z',
  microphone: 'M12 14.5a3 3 0 0 0 3-3V6.5a3 3 0 1 0-6 0v5a3 3 0 0 0 3 3Zm-6-3.5a6 6 0 0 0 12 0m-6 6v3.5m-3 0h6',
  people:
    'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Zm-6 7.5c.4-3.2 2.8-5 6-5s5.6 1.8 6 5M15.5 5.3a3.25 3.25 0 0 1 0 6M17.5 14.4c2 .6 3.2 2.2 3.5 4.6',
  speech: 'M4 5h16v11.5h-8.5L7 20.5v-4H4V5Zm4 4h8m-8 3.5h5',
} as const;

export type IconName = keyof typeof iconPaths;
