import type { Stroke } from '../../drawing/stroke.ts';
import { fine, plain } from './parts.ts';

function flat(y: number, rx: number, ry: number): string {
  return `M${200 - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

/** A drop falls from a pipette into a dish: work in progress. */
export function drawMaintenance(): Stroke[] {
  return [
    { d: `M56 288v26a144 44 0 0 0 288 0v-26`, tone: 'ground' },
    { d: flat(288, 144, 44), tone: 'ground' },
    { d: `${flat(288, 144, 44)}M56 288v26a144 44 0 0 0 288 0v-26`, tone: 'line', width: plain },
    { d: flat(290, 128, 36) + flat(291, 84, 23) + flat(291, 40, 10), tone: 'soft', width: fine },
    { d: 'M200 216c-9 14-14 22-14 30a14 14 0 0 0 28 0c0-8-5-16-14-30Z', tone: 'solid' },
    { d: 'M184 92v74l10 26h12l10-26V92', tone: 'ground' },
    { d: 'M184 92v74l10 26h12l10-26V92', tone: 'line', width: plain },
    { d: 'M186 132h28', tone: 'line', width: fine },
    { d: 'M176 80h48v14h-48Z', tone: 'line', width: plain },
    { d: 'M180 80c-12-22-10-56 20-56s32 34 20 56Z', tone: 'solid' },
  ];
}
