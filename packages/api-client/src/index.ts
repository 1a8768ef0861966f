export { createClient, type Client, type ClientOptions, type Refreshed } from './client.ts';
export type { Answer, CallArguments, CallInput, CallOptions, Init } from './input.ts';
export type { ClientError, Result } from './result.ts';
export type { Fetch } from './transport.ts';
export type { CallName, Calls } from './contract/calls.ts';
