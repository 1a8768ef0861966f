/** A foreground and a background colour, by their tokens. */
export interface ColourPair {
  readonly front: string;
  readonly ground: string;
}

function pairs(fronts: readonly string[], grounds: readonly string[]): ColourPair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground })));
}

const papers = ['paper-bright', 'paper', 'paper-shade', 'action-wash'];
const nights = ['night', 'night-raised'];
const messages = ['success-wash', 'warning-wash', 'error-wash'];
const tints = ['brand-wash', 'brand-tint'];

/** Pairs for text: at least 4.5:1. */
export const textPairs: readonly ColourPair[] = [
  ...pairs(['ink', 'ink-soft', 'ink-faint', 'action', 'action-strong'], papers),
  ...pairs(['success', 'warning', 'error'], papers),
  ...pairs(['on-action', 'paper-bright'], ['action', 'action-strong', 'ink']),
  ...pairs(['on-lichen'], ['lichen']),
  ...pairs(['on-night', 'on-night-soft', 'lichen'], nights),
  ...pairs(['ink', 'ink-soft', 'action', 'action-strong'], messages),
  ...['success', 'warning', 'error'].flatMap((message) => pairs([message], [`${message}-wash`])),
];

/** Pairs for a control, its state or the focus: at least 3:1. */
export const controlPairs: readonly ColourPair[] = [
  ...pairs(['line-control', 'action', 'error', 'focus'], papers),
  ...pairs(['focus-on-night', 'on-night-soft', 'lichen'], nights),
  ...pairs(['focus'], ['lichen', ...messages]),
];

/** The same two lists for tinted parts: they are tested for every brand and for the default tint. */
export const brandTextPairs: readonly ColourPair[] = [
  ...pairs(['brand-ink'], [...papers, ...tints]),
  ...pairs(['ink', 'ink-soft', 'ink-faint', 'action', 'action-strong'], tints),
  ...pairs(['success', 'warning', 'error'], tints),
  ...pairs(['on-brand'], ['brand']),
];

export const brandControlPairs: readonly ColourPair[] = [
  ...pairs(['brand-ink'], papers),
  ...pairs(['brand-ink', 'line-control', 'action', 'error', 'focus'], tints),
];

/** Decorative lines must also be visible under `prefers-contrast: more`: at least 3:1. */
export const strongLines: readonly ColourPair[] = [
  ...pairs(['line', 'line-strong'], papers),
  ...pairs(['night-line'], nights),
];
export const strongBrandLines: readonly ColourPair[] = pairs(['line', 'line-strong', 'brand-line'], tints);
