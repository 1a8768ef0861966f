import { registeredMarket } from '../market/registered-market.ts';
import { factsAttribute, type PageFacts } from './page-facts.ts';

/** Hands the facts of a page to the tracking code; nothing in a market without a container. */
export function TrackedPage(facts: PageFacts) {
  if (registeredMarket().tagManagerId === undefined) return null;
  return <div hidden {...{ [factsAttribute]: JSON.stringify(facts) }} />;
}
