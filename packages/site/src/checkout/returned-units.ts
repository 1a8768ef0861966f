/** Before the id of a line, in the name of its control. */
export const returnPrefix = 'line-';

export interface ReturnedUnits {
  readonly line: string;
  readonly quantity: number;
}

/** The units of each line that a customer gives back; lines without any are left out. */
export function returnedUnits(data: FormData): ReturnedUnits[] {
  return [...data].flatMap(([name, value]) => {
    const quantity = typeof value === 'string' ? Number.parseInt(value, 10) : 0;
    return name.startsWith(returnPrefix) && quantity > 0 ? [{ line: name.slice(returnPrefix.length), quantity }] : [];
  });
}
