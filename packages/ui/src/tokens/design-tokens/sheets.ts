import brand from '../brand.css?raw';
import colour from '../colour.css?raw';
import motion from '../motion.css?raw';
import preferences from '../preferences.css?raw';
import shape from '../shape.css?raw';
import space from '../space.css?raw';
import type from '../type.css?raw';
import z from '../z.css?raw';
import type { Sheets } from './design-tokens.ts';

/** The style sheets of the tokens, as bundlers read them. */
export const sheets: Sheets = { colour, brand, type, space, shape, motion, z, preferences };
