import { prepare } from '@veralune/site/instrumentation';
import { market } from './market.ts';

export const register = () => prepare(market);
