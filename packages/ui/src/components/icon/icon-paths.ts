/** One family: 24-pixel grid, 1.5 pixel stroke, round ends. */
export const iconPaths = {
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  menu: 'M3.5 7.5h17M3.5 12h17M3.5 16.5h11',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c2.6 2.4 3.9 5.4 3.9 9s-1.3 6.6-3.9 9c-2.6-2.4-3.9-5.4-3.9-9S9.4 5.4 12 3Z',
  check: 'm4.5 12.5 5 5 10-11',
  pharmacy: 'M9.25 4h5.5v5.25H20v5.5h-5.25V20h-5.5v-5.25H4v-5.5h5.25Z',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  pause: 'M8.5 5v14m7-14v14',
  play: 'M7.5 5v14l11-7Z',
  up: 'M12 20V4m-6 6 6-6 6 6',
  filter: 'M3.5 7h9m6 0h2m-17 10h2m6 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.6v.1',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1',
  external: 'M9 5H5v14h14v-4M13 4h7v7m0-7-9 9',
  history: 'M4 5v4.5h4.5M4.2 9.3A8.5 8.5 0 1 1 3.5 12M12 7.5V12l3 2',
  magazine: 'M12 6.5c-2.2-1.5-5-2-8.5-2v13c3.5 0 6.3.5 8.5 2 2.2-1.5 5-2 8.5-2v-13c-3.5 0-6.3.5-8.5 2Zm0 0v13',
} as const;

export type IconName = keyof typeof iconPaths;
