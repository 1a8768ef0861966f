import type { MoonProps } from './moon.tsx';

export const moonExamples = {
  new: { lit: 0 },
  crescent: { lit: 0.2 },
  half: { lit: 0.5 },
  gibbous: { lit: 0.85 },
  full: { lit: 1 },
  waning: { lit: 0.85, waning: true },
  lastCrescent: { lit: 0.2, waning: true },
} as const satisfies Record<string, MoonProps>;
