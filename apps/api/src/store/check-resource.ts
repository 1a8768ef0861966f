import { arrayOverlaps, and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { checkEntries, checkRule, checkSetting, type TargetCheck } from '../content/check-market-files.ts';
import { checkProduct } from '../content/check-product.ts';
import { checkQuiz } from '../content/check-quiz.ts';
import { checkCode, checkDelivery } from '../content/check-shop.ts';
import { checkBranch, checkBrand, checkFaq, checkPage } from '../content/check-references.ts';
import { checkWith, type FileCheck } from '../content/file-check.ts';
import { folderNames, type Content } from '../content/folders.ts';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import { Ids } from '../models/ids.ts';
import { addressesOf } from '../resources/addresses.ts';
import { fileKinds, isFileKind, type Kind } from '../resources/kinds.ts';
import { referencesOf, referenceText, type Reference } from '../resources/references.ts';
import type { Resource } from '../resources/resource.ts';
import { resourceColumns, resourceOf } from './rows.ts';

/** Reasons by the path of the field in `data`. */
export type FieldProblems = ReadonlyMap<string, string>;

export interface CheckResult {
  readonly problems: FieldProblems;
  /** Ids of the resource and of everything that it refers to. */
  readonly ids: Ids;
}

function matches(references: readonly Reference[]): SQL | undefined {
  const byKind = Map.groupBy(references, ({ kind }) => kind);
  return or(
    ...[...byKind].map(([kind, all]) =>
      and(
        eq(resources.kind, kind),
        inArray(
          resources.key,
          all.map(({ key }) => key),
        ),
      ),
    ),
  );
}

async function readReferenced(tx: Database, references: readonly Reference[]): Promise<Resource[]> {
  return references.length === 0
    ? []
    : (await tx.select(resourceColumns).from(resources).where(matches(references))).map(resourceOf);
}

/** The part of the catalogue that the checks of one resource read. */
function contentOf(some: readonly Resource[]): Content {
  const content = Object.fromEntries(folderNames.map((folder) => [folder, new Map<string, unknown>()]));
  for (const { kind, id, key, body } of some) {
    if (isFileKind(kind)) content[fileKinds[kind]]?.set(key, { id, ...body });
    if (kind === 'media') content['media']?.set(key, { id, ...body });
  }
  return content as unknown as Content;
}

function targetCheckIn(content: Content): TargetCheck {
  return ({ folder, key }) => (content[folder].has(key) ? undefined : `${folder} has no "${key}"`);
}

function checkFile(content: Content, resource: Resource, check: FileCheck): void {
  switch (resource.kind) {
    case 'product':
      checkProduct(resource.key, { id: resource.id, ...resource.body }, check);
      break;
    case 'page':
      checkPage(content, { id: resource.id, ...resource.body }, check);
      break;
    case 'brand':
      checkBrand({ id: resource.id, ...resource.body }, check);
      break;
    case 'category':
      checkBranch(content, 'categories', resource.key, check);
      break;
    case 'need':
      checkBranch(content, 'needs', resource.key, check);
      break;
    case 'faq':
      checkFaq({ id: resource.id, ...resource.body }, check);
      break;
    case 'code':
      checkCode({ id: resource.id, ...resource.body }, check);
      break;
    case 'delivery':
      checkDelivery({ id: resource.id, ...resource.body }, check);
      break;
    case 'quiz':
      checkQuiz({ id: resource.id, ...resource.body }, check);
      break;
    case 'menu':
      checkEntries(resource.body.market, resource.body.items, ['items'], check, targetCheckIn(content));
      break;
    case 'setting':
      checkSetting(resource.body.market, resource.body, [], check, targetCheckIn(content));
      break;
    case 'redirection':
      checkRule(resource.body, [], check);
      break;
    default:
  }
}

function problemsOf(content: Content, resource: Resource): Map<string, string> {
  const problems = new Map<string, string>();
  const check = checkWith(content, (path, reason) => {
    problems.set(path.map(String).join('.'), reason);
  });
  checkFile(content, resource, check);
  return problems;
}

/** Addresses that another resource of the kind already has. */
async function addressProblems(tx: Database, resource: Resource): Promise<Map<string, string>> {
  const own = addressesOf(resource);
  const problems = new Map<string, string>();
  if (own.length === 0) return problems;
  const others = await tx
    .select({ key: resources.key, addresses: resources.addresses })
    .from(resources)
    .where(
      and(eq(resources.kind, resource.kind), ne(resources.id, resource.id), arrayOverlaps(resources.addresses, own)),
    );
  for (const { key, addresses } of others) {
    for (const address of addresses.filter((each) => own.includes(each))) {
      const [locale = '', , slug = ''] = address.split(':');
      if (resource.kind === 'code') problems.set(`words.${locale}`, `"${slug}" is a word of "${key}" too`);
      else if (resource.kind === 'delivery' || resource.kind === 'quiz')
        problems.set('market', `"${key}" is of ${locale} too`);
      else problems.set(`texts.${locale.slice(0, 2)}.slug`, `"${slug}" is the ${locale} slug of "${key}" too`);
    }
  }
  return problems;
}

/** Kinds whose checks read the resources that they refer to: the parent of a page, category or need. */
const kindsWithParentRules: readonly Kind[] = ['page', 'category', 'need'];

/** Problems of resources that refer to this one, checked against its new state. */
async function dependentProblems(tx: Database, resource: Resource): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  if (!isFileKind(resource.kind)) return problems;
  const rows = await tx
    .select(resourceColumns)
    .from(resources)
    .where(
      and(inArray(resources.kind, kindsWithParentRules), arrayOverlaps(resources.refs, [referenceText(resource)])),
    );
  for (const dependent of rows.map(resourceOf)) {
    if (dependent.kind === resource.kind && dependent.id === resource.id) continue;
    const referenced = await readReferenced(tx, referencesOf(dependent));
    const content = contentOf([...referenced.filter((each) => !isSame(each, resource)), resource, dependent]);
    for (const reason of problemsOf(content, dependent).values())
      problems.set(`${dependent.kind}/${dependent.key}`, reason);
  }
  return problems;
}

function isSame(left: Pick<Resource, 'kind' | 'id'>, right: Pick<Resource, 'kind' | 'id'>): boolean {
  return left.kind === right.kind && left.id === right.id;
}

/**
 * Checks a resource against the database, with the same rules as a file of the content folder.
 * @param tx a transaction that holds the lock of `lockState`, so that the result stays valid until it ends
 */
export async function checkResource(tx: Database, resource: Resource): Promise<CheckResult> {
  const referenced = (await readReferenced(tx, referencesOf(resource))).filter((each) => !isSame(each, resource));
  const sameKind = referenced.filter(({ kind }) => kind === resource.kind);
  const grandparents = await readReferenced(tx, sameKind.flatMap(referencesOf));
  const ids = new Ids();
  for (const each of [...referenced, resource]) ids.add(each, each.id);
  const content = contentOf([...grandparents, ...referenced, resource]);
  const problems = new Map([...problemsOf(content, resource), ...(await addressProblems(tx, resource))]);
  return problems.size > 0 ? { problems, ids } : { problems: await dependentProblems(tx, resource), ids };
}
