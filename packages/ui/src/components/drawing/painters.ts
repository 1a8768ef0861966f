import { drawAgate } from './motifs/agate.ts';
import { drawBalance } from './motifs/balance.ts';
import { drawBerries } from './motifs/berries.ts';
import { drawCapsule } from './motifs/capsule.ts';
import { drawCarton } from './motifs/carton.ts';
import { drawCells } from './motifs/cells.ts';
import { drawCrystal } from './motifs/crystal.ts';
import { drawCulture } from './motifs/culture.ts';
import { drawEye } from './motifs/eye.ts';
import { drawFerment } from './motifs/ferment.ts';
import { drawFibre } from './motifs/fibre.ts';
import { drawFish } from './motifs/fish.ts';
import { drawFlask } from './motifs/flask.ts';
import { drawFlower } from './motifs/flower.ts';
import { drawFrost } from './motifs/frost.ts';
import { drawHair } from './motifs/hair.ts';
import { drawJoint } from './motifs/joint.ts';
import { drawLattice } from './motifs/lattice.ts';
import { drawMap } from './motifs/map.ts';
import { drawMuscle } from './motifs/muscle.ts';
import { drawPhases } from './motifs/phases.ts';
import { drawPod } from './motifs/pod.ts';
import { drawPulse } from './motifs/pulse.ts';
import { drawRings } from './motifs/rings.ts';
import { drawRoot } from './motifs/root.ts';
import { drawSky } from './motifs/sky.ts';
import { drawSprout } from './motifs/sprout.ts';
import { drawSun } from './motifs/sun.ts';
import { drawTable } from './motifs/table.ts';
import { drawThistle } from './motifs/thistle.ts';
import { drawVeins } from './motifs/veins.ts';
import { drawVilli } from './motifs/villi.ts';
import { drawWaves } from './motifs/waves.ts';
import type { Painter } from './painter.ts';

/** The motifs by name. Import this on the server only: browsers load drawings as files. */
export const painters = {
  agate: drawAgate,
  balance: drawBalance,
  berries: drawBerries,
  capsule: drawCapsule,
  carton: drawCarton,
  cells: drawCells,
  crystal: drawCrystal,
  culture: drawCulture,
  eye: drawEye,
  ferment: drawFerment,
  fibre: drawFibre,
  fish: drawFish,
  flask: drawFlask,
  flower: drawFlower,
  frost: drawFrost,
  hair: drawHair,
  joint: drawJoint,
  lattice: drawLattice,
  map: drawMap,
  muscle: drawMuscle,
  phases: drawPhases,
  pod: drawPod,
  pulse: drawPulse,
  rings: drawRings,
  root: drawRoot,
  sky: drawSky,
  sprout: drawSprout,
  sun: drawSun,
  table: drawTable,
  thistle: drawThistle,
  veins: drawVeins,
  villi: drawVilli,
  waves: drawWaves,
} as const satisfies Record<string, Painter>;
