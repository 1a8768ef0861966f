/**
 * Whether any rule could begin like a path, told by its first three characters alone: most addresses of a living site
 * begin like none of its old ones, and are let go before anything is normalised or hashed. May say yes in vain, never
 * no in vain.
 */
export class FirstLetters {
  /** One bit for each triple of letters. */
  #marks = new Uint32Array(letterCodes ** 2);

  /**
   * @param path in normal form
   * @param isOpen whether other characters may follow where it is shorter than three
   */
  mark(path: string, isOpen: boolean): void {
    for (const first of codesAt(path, 1, isOpen)) {
      for (const second of codesAt(path, 2, isOpen)) {
        const bits = codesAt(path, 3, isOpen).reduce((all, third) => all | (1 << third), 0);
        this.#marks[(first << 5) | second] = (this.#marks[(first << 5) | second] ?? 0) | bits;
      }
    }
  }

  mayBegin(path: string): boolean {
    const first = letterCode(path, 1);
    const second = letterCode(path, 2);
    const third = letterCode(path, 3);
    // What normalising would move or rewrite says nothing yet: an escape, a doubled slash.
    if (first + second + third >= unclear || first === slash || (second | third) === slash) return true;
    return ((this.#marks[(first << 5) | second] ?? 0) & (1 << third)) !== 0;
  }
}

const letterCodes = 32;
const eachCode = Array.from({ length: letterCodes }, (_, code) => [code]);
const everyCode = eachCode.flat();

/** The end of a path counts like a slash, which may stand there too. */
const slash = 0;
/** Greater than three codes together. */
const unclear = 100;

const codes = new Uint8Array(128).fill(unclear);
for (let code = 0; code < codes.length; code += 1) {
  // Letters of both cases have the same five low bits; other characters that paths hold share bits with some of them.
  if (/[\w\-.!~*'()]/.test(String.fromCharCode(code))) codes[code] = code & (letterCodes - 1);
}
codes['/'.charCodeAt(0)] = slash;

const letterCode = (path: string, at: number): number => {
  if (at >= path.length) return slash;
  return codes[path.charCodeAt(at)] ?? unclear;
};

const codesAt = (path: string, at: number, isOpen: boolean): readonly number[] =>
  isOpen && at >= path.length ? everyCode : (eachCode[letterCode(path, at)] ?? everyCode);
