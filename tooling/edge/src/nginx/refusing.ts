import { longestAddress } from '@veralune/http/refusal';
import { block, map, type Lines } from './text.ts';

/** Why a request is refused before an app gets it. */
export const refusalMaps: Lines = [
  '# Only paths: nginx would choose the market by the host of an absolute address, and the app would get that of the Host header.',
  '# Answers to HTTP/0.9 have no headers.',
  ...map('$request', '$edge_has_bad_target', [
    [String.raw`"~^\S+ /\S* HTTP/\d"`, '""'],
    ['default', '1'],
  ]),
  '# Pages are read and forms are posted; the API has more methods. The apps would refuse the others too.',
  ...map('"$request_method $uri"', '$edge_has_bad_method', [
    ['"~^(?:GET|HEAD|POST|OPTIONS) "', '""'],
    ['"~^(?:PUT|PATCH|DELETE) /api/"', '""'],
    ['default', '1'],
  ]),
  ...map('$request_uri', '$edge_is_long', [[`"~^.{${longestAddress + 1}}"`, '1']]),
];

/** Applied to every request that an app could get. */
export const refusals: Lines = [
  ...block('if ($edge_has_bad_target)', ['return 400;']),
  ...block('if ($edge_has_bad_method)', ['return 405;']),
  '# An answer could repeat the address in headers that nginx finds too long. It would take the app for failed, and leave it out',
  '# for two seconds.',
  ...block('if ($edge_is_long)', ['return 414;']),
];
