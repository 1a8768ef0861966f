/** The parameter with the answers in the address of a result. */
export const answersName = 'answers';

const fieldPrefix = 'q-';

/** The name of the form field of a question. */
export function quizField(question: string): string {
  return fieldPrefix + question;
}

/** More answers than any quiz has. */
const mostAnswers = 40;
const answerKey = /^[a-z0-9]{1,4}$/;

/** Keys of answers, as in the API's contract; everything else is left out. */
function validKeys(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => answerKey.test(key)).slice(0, mostAnswers);
}

/**
 * The chosen answers of the submitted form, in the form's order; null if the query is not of the form. Without an answer, the
 * form sends only its hidden field, which is an address without answers.
 */
export function submittedAnswers(query: URLSearchParams): readonly string[] | null {
  const fields = [...query].filter(([name]) => name.startsWith(fieldPrefix));
  return fields.length === 0 ? null : validKeys(fields.map(([, key]) => key));
}

/** The answers in an address: `?answers=a1-b3`. Null for an address without them, an empty list for `?answers=`. */
export function answersIn(query: URLSearchParams): readonly string[] | null {
  const text = query.get(answersName);
  return text === null ? null : validKeys(text.split('-'));
}

/** The query of answers, with its question mark. */
export function answersQuery(answers: readonly string[]): string {
  return `?${new URLSearchParams({ [answersName]: answers.join('-') }).toString()}`;
}
