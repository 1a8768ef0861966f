import { readMessages } from './catalogue.ts';
import { findProblems, printProblem } from './find-problems.ts';
import { readSources, usageIn } from './used-ids.ts';

const problems = findProblems(readMessages(), usageIn(readSources()));
for (const problem of problems) process.stderr.write(`${printProblem(problem)}\n`);
process.stdout.write(problems.length === 0 ? 'All messages are in order.\n' : `${problems.length} problems.\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
