import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderJob } from './render-pool.ts';
import { renderScene } from './render-scene.ts';

const answer = (message: RenderAnswer): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ spec, hash, folder }: RenderJob) => {
  renderScene(spec, hash, folder).then(
    () => {
      answer({});
    },
    (failure: unknown) => {
      answer({ failure: failure instanceof Error ? failure : new Error(String(failure)) });
    },
  );
});
