import { messageProblems, printProblem } from './message-problems.ts';

const problems = messageProblems();
for (const problem of problems) process.stderr.write(`${printProblem(problem)}\n`);
process.stdout.write(problems.length === 0 ? 'All messages are in order.\n' : `${problems.length} problems.\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
