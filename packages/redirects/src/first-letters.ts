/**
 * What kinds of rule could begin like a path, told by its first three characters alone: most addresses of a living site
 * begin like none of its old ones, and are let go before anything is normalised or hashed. May name a kind in vain,
 * never leave one out.
 */
export class FirstLetters {
  /** For each triple of letters, a bit for each kind. */
  #kinds = new Uint8Array(letterCodes ** 3);

  /**
   * @param path in normal form
   * @param isOpen whether other characters may follow where it is shorter than three
   * @param kind one bit
   */
  mark(path: string, isOpen: boolean, kind: number): void {
    for (const first of codesAt(path, 1, isOpen)) {
      for (const second of codesAt(path, 2, isOpen)) {
        for (const third of codesAt(path, 3, isOpen)) {
          const place = placeOf(first, second, third);
          this.#kinds[place] = (this.#kinds[place] ?? 0) | kind;
        }
      }
    }
  }

  /** @returns the bits of the kinds */
  kindsOf(path: string): number {
    const first = letterCode(path, 1);
    const second = letterCode(path, 2);
    const third = letterCode(path, 3);
    // What normalising would move or rewrite says nothing yet: an escape, a doubled slash.
    const isUnclear = first + second + third >= unclear || first === slash || (second | third) === slash;
    return isUnclear ? everyKind : (this.#kinds[placeOf(first, second, third)] ?? everyKind);
  }
}

const everyKind = 255;
const letterCodes = 32;
const eachCode = Array.from({ length: letterCodes }, (_, code) => [code]);
const everyCode = eachCode.flat();
const placeOf = (first: number, second: number, third: number) => (first << 10) | (second << 5) | third;

/** The end of a path counts like a slash, which may stand there too. */
const slash = 0;
/** Greater than three codes together. */
const unclear = 100;

const codes = new Uint8Array(128).fill(unclear);
for (let code = 0; code < codes.length; code += 1) {
  // Letters of both cases have the same five low bits; other characters that paths hold share bits with some of them.
  if (/[\w\-.!~'()]/.test(String.fromCharCode(code))) codes[code] = code & (letterCodes - 1);
}
codes['/'.charCodeAt(0)] = slash;

const letterCode = (path: string, at: number): number => {
  if (at >= path.length) return slash;
  return codes[path.charCodeAt(at)] ?? unclear;
};

const codesAt = (path: string, at: number, isOpen: boolean): readonly number[] =>
  isOpen && at >= path.length ? everyCode : (eachCode[letterCode(path, at)] ?? everyCode);
