import { parse } from 'pgsql-parser'
import type { Sent } from './queries'

interface Uses {
  /** Tables that a statement changes. */
  writes: string[]
  /** Tables whose rows it locks. */
  locks: string[]
  /** Tables that it reads, those that it changes left out. */
  reads: string[]
}

/** Owners of tables, and publishers of views. */
export interface Owners {
  tables: ReadonlyMap<string, string>
  views: ReadonlyMap<string, string>
}

const TARGETS = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])
const known = new Map<string, Promise<Uses>>()

/** Tables of the database in the parse tree of a statement, without the names that it defines itself (with …). */
function usesOf(statement: string): Promise<Uses> {
  const made = known.get(statement) ?? readUses(statement)
  known.set(statement, made)
  return made
}

async function readUses(statement: string): Promise<Uses> {
  const [written, locked, named, own] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [kind, node] of outermostFirst(await parse(statement))) {
    const { relation, relname, ctename } = node as {
      relation?: { relname: string }
      relname?: string
      ctename?: string
    }
    if (kind === 'SelectStmt') for (const table of lockedBy(node)) locked.add(table)
    if (TARGETS.has(kind) && relation) written.add(relation.relname)
    if ((kind === 'RangeVar' || kind === 'relation') && relname) named.add(relname)
    if (kind === 'CommonTableExpr' && ctename) own.add(ctename)
  }
  const tables = [...named].filter((table) => !own.has(table))
  return {
    writes: [...written],
    locks: [...locked].filter((table) => !own.has(table)),
    reads: tables.filter((table) => !written.has(table)),
  }
}

interface Locking {
  fromClause?: object[]
  lockingClause?: { LockingClause: { lockedRels?: { RangeVar: { relname: string } }[] } }[]
}

/** Tables locked by `for update of x` and its like: the aliases that it names, or all of the select. */
function lockedBy(select: object): string[] {
  const { fromClause = [], lockingClause = [] } = select as Locking
  if (lockingClause.length === 0) return []
  const sources = [...outermostFirst(fromClause)].flatMap(([kind, node]) => (kind === 'RangeVar' ? [node] : [])) as {
    relname: string
    alias?: { aliasname: string }
  }[]
  const names = lockingClause.map(({ LockingClause: { lockedRels = [] } }) =>
    lockedRels.map((one) => one.RangeVar.relname),
  )
  const isLocked = (alias: string) => names.some((some) => some.length === 0 || some.includes(alias))
  return sources.filter(({ relname, alias }) => isLocked(alias?.aliasname ?? relname)).map(({ relname }) => relname)
}

/** All nodes with what they are, those near the root before those further down. */
function* outermostFirst(tree: object): Generator<[kind: string, node: object]> {
  let level: object[] = [tree]
  while (level.length > 0) {
    const below = level.flatMap((node) => Object.entries(node)).filter(([, node]) => isObject(node))
    yield* below as [string, object][]
    level = below.map(([, node]) => node as object)
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * Senders to skip: the engines of imports and base data, data imports and the nightly clean-up use tables that domains
 * hand to them; factories of tests belong to no domain.
 */
const SENDER =
  /server\/src\/modules\/(?!import\/|dataimport\/|basedata\/|housekeeping\/)([^/:\s]+)\/|tests\/support\/factories\//

/** Crossing of a wall: `settlement writes waybill`. */
type Crossing = `${string} ${'reads' | 'locks' | 'writes'} ${string}`

/**
 * The domain of the innermost frame within one, or, where the frames are lost, the owner of the first table; views are
 * read by all.
 */
function senderOf(
  { stack }: Pick<Sent, 'text' | 'stack'>,
  { reads, writes }: Uses,
  { tables }: Owners,
): string | undefined {
  const frame = SENDER.exec(stack)
  return frame ? frame[1] : [...writes, ...reads].flatMap((table) => tables.get(table) ?? [])[0]
}

/** Foreign tables in a statement, except for reading published ones. Tables without an owner are open to all. */
export async function crossingsOf(sent: Pick<Sent, 'text' | 'stack'>, owners: Owners): Promise<Crossing[]> {
  const uses = await usesOf(sent.text)
  const sender = senderOf(sent, uses, owners)
  if (!sender) return []
  const { tables, views } = owners
  const isOfOther = (table: string) => (tables.get(table) ?? views.get(table) ?? sender) !== sender
  return [
    ...uses.writes
      .filter((table) => isOfOther(table) || views.has(table))
      .map((table): Crossing => `${sender} writes ${table}`),
    ...uses.locks
      .filter((table) => isOfOther(table) || views.has(table))
      .map((table): Crossing => `${sender} locks ${table}`),
    ...uses.reads
      .filter((table) => isOfOther(table) && !views.has(table))
      .map((table): Crossing => `${sender} reads ${table}`),
  ]
}

/** The views that a statement reads of what other domains than its sender publish. */
export async function viewsReadBy(sent: Pick<Sent, 'text' | 'stack'>, owners: Owners): Promise<string[]> {
  const uses = await usesOf(sent.text)
  const sender = senderOf(sent, uses, owners)
  return uses.reads.filter((view) => owners.views.has(view) && owners.views.get(view) !== sender)
}
