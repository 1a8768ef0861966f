import { arrayOverlaps, and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { checkEntries, checkRule } from '../content/check-market-files.ts';
import { checkProduct } from '../content/check-product.ts';
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

/** What is wrong, by the path of the field in `data`. */
export type FieldProblems = ReadonlyMap<string, string>;

export interface Checked {
  readonly problems: FieldProblems;
  /** Ids of everything that the resource refers to, and its own. */
  readonly ids: Ids;
}

function named(references: readonly Reference[]): SQL | undefined {
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

async function readNamed(tx: Database, references: readonly Reference[]): Promise<Resource[]> {
  return references.length === 0
    ? []
    : (await tx.select(resourceColumns).from(resources).where(named(references))).map(resourceOf);
}

/** As much of the catalogue as the checks of one resource look at. */
function contentOf(some: readonly Resource[]): Content {
  const content = Object.fromEntries(folderNames.map((folder) => [folder, new Map<string, unknown>()]));
  for (const { kind, id, key, body } of some) {
    if (isFileKind(kind)) content[fileKinds[kind]]?.set(key, { id, ...body });
    if (kind === 'media') content['media']?.set(key, { id, ...body });
  }
  return content as unknown as Content;
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
    case 'menu':
      checkEntries(resource.body.market, resource.body.items, ['items'], check, ({ folder, key }) =>
        content[folder].has(key) ? undefined : `${folder} has no "${key}"`,
      );
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

/** Addresses that another resource of the kind has already. */
async function takenAddresses(tx: Database, resource: Resource): Promise<Map<string, string>> {
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
      problems.set(`texts.${locale.slice(0, 2)}.slug`, `"${slug}" is the ${locale} slug of "${key}" too`);
    }
  }
  return problems;
}

/** Kinds whose rules look into what they name: a sub-page at its main page, a branch at its root. */
const lookingKinds: readonly Kind[] = ['page', 'category', 'need'];

/** What would be wrong with resources that name this one, once it is as it shall be. */
async function dependentProblems(tx: Database, resource: Resource): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  if (!isFileKind(resource.kind)) return problems;
  const rows = await tx
    .select(resourceColumns)
    .from(resources)
    .where(and(inArray(resources.kind, lookingKinds), arrayOverlaps(resources.refs, [referenceText(resource)])));
  for (const dependent of rows.map(resourceOf)) {
    if (dependent.kind === resource.kind && dependent.id === resource.id) continue;
    const around = await readNamed(tx, referencesOf(dependent));
    const content = contentOf([...around.filter((each) => !isSame(each, resource)), resource, dependent]);
    for (const reason of problemsOf(content, dependent).values())
      problems.set(`${dependent.kind}/${dependent.key}`, reason);
  }
  return problems;
}

function isSame(left: Pick<Resource, 'kind' | 'id'>, right: Pick<Resource, 'kind' | 'id'>): boolean {
  return left.kind === right.kind && left.id === right.id;
}

/**
 * Checks a resource as the importer checks a file, against what the database holds.
 * @param tx a transaction that holds the writer's lock, so that what was checked stays true
 */
export async function checkResource(tx: Database, resource: Resource): Promise<Checked> {
  const around = (await readNamed(tx, referencesOf(resource))).filter((each) => !isSame(each, resource));
  const grandparents = await readNamed(tx, around.filter(({ kind }) => kind === resource.kind).flatMap(referencesOf));
  const ids = new Ids();
  for (const each of [...around, resource]) ids.add(each, each.id);
  const content = contentOf([...grandparents, ...around, resource]);
  const problems = new Map([...problemsOf(content, resource), ...(await takenAddresses(tx, resource))]);
  return problems.size > 0 ? { problems, ids } : { problems: await dependentProblems(tx, resource), ids };
}
