import { parseArgs } from 'node:util';
import { forbiddenPackages, licenceCounts, unusedExceptions } from './licences/check-licences.ts';
import { readLicences } from './licences/read-licences.ts';
import { print } from './print.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const packages = readLicences();
const forbidden = forbiddenPackages(packages);
const unused = unusedExceptions(packages);

if (values.all) for (const { name, versions, licence } of packages) print(`${name} ${versions.join(', ')}: ${licence}`);
else for (const [licence, count] of licenceCounts(packages)) print(`${String(count).padStart(5)} ${licence}`);
for (const { name, versions, licence } of forbidden)
  print(
    `${name} ${versions.join(', ')} has the licence ${licence}, which tooling/dev/src/licences/allowed.ts does not allow.`,
  );
for (const name of unused)
  print(`tooling/dev/src/licences/allowed.ts has an exception for ${name}, which is not needed.`);
print(`${packages.length} packages, ${forbidden.length} not allowed.`);
if (forbidden.length > 0 || unused.length > 0) process.exitCode = 1;
