/** What a password must contain. Source: 2-routes-redirects-commerce.md §5. */
export type PasswordRule = { label: string } & (
  { kind: 'length'; min: number } | { kind: 'lowercase' } | { kind: 'uppercase' } | { kind: 'digit' }
);

/** Whether a password meets a rule. Letters of all scripts count: É is a capital. */
export function meets(rule: PasswordRule, password: string): boolean {
  switch (rule.kind) {
    case 'length':
      return [...password].length >= rule.min;
    case 'lowercase':
      return /\p{Ll}/u.test(password);
    case 'uppercase':
      return /\p{Lu}/u.test(password);
    case 'digit':
      return /\p{Nd}/u.test(password);
  }
}
