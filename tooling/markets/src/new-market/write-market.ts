import { Workspace } from '../edit/workspace.ts';
import { addApp } from './app.ts';
import { addToApi } from './api.ts';
import { addContent } from './content.ts';
import { addDrawings } from './drawings.ts';
import { addMessages } from './messages.ts';
import type { MarketPlan } from './plan.ts';
import { addToRegistry } from './registry.ts';
import { addTests } from './tests.ts';
import { addToReadme } from './readme.ts';

export interface WrittenMarket {
  /** Paths from the root of the repository. */
  readonly files: readonly string[];
  /** Ids of messages that name a country, and were changed by the tool. */
  readonly messages: readonly string[];
  readonly products: number;
  /** Whether another market serves the country, so that its postcodes are known. */
  readonly hasPostcodes: boolean;
}

/**
 * Writes everything that a market consists of, except for what other commands generate from it.
 * @param root of the repository
 */
export async function writeMarket(root: string, plan: MarketPlan): Promise<WrittenMarket> {
  const workspace = new Workspace(root);
  addToRegistry(workspace, plan);
  const hasPostcodes = addToApi(workspace, plan);
  const messages = addMessages(workspace, plan);
  await addDrawings(workspace, plan);
  addApp(workspace, plan);
  const products = addContent(workspace, plan);
  addTests(workspace, plan);
  addToReadme(workspace, plan);
  return { files: await workspace.save(), messages, products, hasPostcodes };
}
