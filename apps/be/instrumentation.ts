import { prepare } from '@veralune/site/instrumentation';
import { market } from './market.ts';

export function register() {
  return prepare(market);
}
