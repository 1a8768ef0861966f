import { publishedManifest } from './tooling/release/published-manifest.mjs';

/** `pnpm pack` and `pnpm publish` write the manifest for users: docs/decisions/0030-published-packages.md. */
export const hooks = { beforePacking: publishedManifest };
