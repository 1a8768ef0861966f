import { marketIds } from '@veralune/routing';
import { Document, isMap, isScalar, visit, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';

/** Lists and maps of short values are written on one line, as a person would write them. */
const longestLine = 130;
const longestItem = 60;
/** Longer texts that would need quotes are written as blocks. */
const longestQuoted = 180;

type Collection = YAMLMap | YAMLSeq;

function isPlain(value: unknown): boolean {
  return (
    (typeof value !== 'object' || value === null) &&
    String(value).length <= longestItem &&
    !String(value).includes('\n')
  );
}

function isShort(node: Collection): boolean {
  const value = node.toJSON() as object;
  return Object.values(value).every(isPlain) && JSON.stringify(value).length <= longestLine;
}

/** Maps that editors read as one value: a price list, the name of a flavour, a rule of synonyms. */
function isOneValue(map: YAMLMap): boolean {
  return (
    ['label', 'from', 'same', 'optional', 'words', 'nutrient', 'fr', ...marketIds].some((name) => map.has(name)) &&
    !['childs', 'code', 'status', 'texts', 'summary', 'question'].some((name) => map.has(name))
  );
}

function isSynonym(map: YAMLMap): boolean {
  return map.has('same') || map.has('optional') || map.has('words') || (map.has('from') && !map.has('type'));
}

/** Whether a text is long and would need quotes. Such a text is easier to read as a block. */
function needsBlock(value: unknown): boolean {
  return typeof value === 'string' && value.length > longestQuoted && /: |:$| #|^[-?:,[\]{}#&*!|>'"%@`]/m.test(value);
}

function printScalar(scalar: Scalar): void {
  if (needsBlock(scalar.value)) scalar.type = 'BLOCK_LITERAL';
}

/** An entry of `media/`. Each picture is written on one line. */
function isPicture(held: unknown): held is YAMLMap {
  return isMap(held) && held.has('original');
}

function isValueMap(held: unknown): held is YAMLMap {
  return isMap(held) && isOneValue(held) && isShort(held);
}

/** Prints a value of a content file as YAML. Equal values give equal text. */
export function printYaml(value: unknown): string {
  const document = new Document<Node>(value);
  visit(document, {
    Pair: (_, { value: held }) => {
      if (isValueMap(held) || isPicture(held)) held.flow = true;
      if (isScalar(held)) printScalar(held);
    },
    Seq: (_, seq) => {
      if (seq.items.length === 0 || isShort(seq)) seq.flow = true;
      for (const item of seq.items) if (isMap(item) && (isValueMap(item) || isSynonym(item))) item.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: true, singleQuote: true });
}
