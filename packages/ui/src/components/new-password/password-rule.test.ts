import { describe, expect, it } from 'vitest';
import { meets, type PasswordRule } from './password-rule.ts';

const rules: Record<PasswordRule['kind'], PasswordRule> = {
  length: { kind: 'length', min: 8, label: '' },
  lowercase: { kind: 'lowercase', label: '' },
  uppercase: { kind: 'uppercase', label: '' },
  digit: { kind: 'digit', label: '' },
};

const cases: readonly (readonly [password: string, met: string])[] = [
  ['', ''],
  ['abcdefg', 'lowercase'],
  ['abcdefgh', 'length lowercase'],
  ['ABCDEFGH', 'length uppercase'],
  ['Éé1', 'lowercase uppercase digit'],
  ['ß', 'lowercase'],
  ['12345678', 'length digit'],
  ['🙂🙂🙂🙂', ''],
  ['Lune et marées 7', 'length lowercase uppercase digit'],
  ['        ', 'length'],
];

describe('meets', () => {
  it.each(cases)('%j meets: %s', (password, met) => {
    const kept = Object.values(rules).filter((rule) => meets(rule, password));
    expect(kept.map(({ kind }) => kind).join(' ')).toBe(met);
  });
});
