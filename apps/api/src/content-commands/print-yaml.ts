import { Document, isMap, isScalar, isSeq, visit, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';

/** Lists and maps of short plain values go on one line, as a person would write them. */
const longestLine = 110;
const longestItem = 40;

type Collection = YAMLMap | YAMLSeq;

const isPlain = (value: unknown): boolean =>
  (typeof value !== 'object' || value === null) && String(value).length <= longestItem && !String(value).includes('\n');

const isShort = (node: Collection): boolean => {
  const value = node.toJSON() as object;
  return Object.values(value).every(isPlain) && JSON.stringify(value).length <= longestLine;
};

/** Maps that editors read as one value: a price list, a nutrient with its amount, a rule. */
const inlineKeys = new Set(['prices', 'public_prices', 'label', 'new', 'publication']);

/** A value of a content file as YAML. Equal values give equal text. */
export const printYaml = (value: unknown): string => {
  const document = new Document(value);
  visit(document, {
    Pair: (_, pair) => {
      const { key, value: held } = pair as { key: ParsedNode; value: ParsedNode | null };
      if (isMap(held) && isScalar(key) && inlineKeys.has(String(key.value)) && isShort(held)) held.flow = true;
    },
    Seq: (_, seq) => {
      if (seq.items.length === 0 || isShort(seq)) seq.flow = true;
      for (const item of seq.items) if (isMap(item) && isShort(item) && !item.has('childs') && !item.has('code')) item.flow = true;
      return isSeq(seq) ? undefined : visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: true, singleQuote: true });
};
