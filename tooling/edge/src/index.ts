export { checkConfiguration, findNginx, foregroundArguments } from './nginx-program.ts';
export { oldHosts } from './old-hosts.ts';
export { settingsSchema, type WrittenSettings } from './settings.ts';
export { writeEdge } from './write-edge.ts';
