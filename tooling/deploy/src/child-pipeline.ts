import { stringify } from 'yaml';

/** GitLab doesn't accept a pipeline without jobs. */
const nothingToDeploy = { 'nothing to deploy': { stage: 'deploy', script: ['echo "No app is affected."'] } };

/** The pipeline that builds and deploys the affected apps in GitLab, one job of each kind per app. */
export function childPipeline(apps: readonly string[]): string {
  const jobs = apps.flatMap((app) => [
    [`image ${app}`, { extends: '.image', variables: { APP: app } }],
    [`deploy ${app}`, { extends: '.deploy', variables: { APP: app }, needs: [`image ${app}`] }],
  ]);
  const pipeline = {
    include: [{ local: '/deploy/gitlab/app.yml' }],
    ...(apps.length === 0 ? nothingToDeploy : (Object.fromEntries(jobs) as object)),
  };
  return stringify(pipeline, { lineWidth: 0 });
}
