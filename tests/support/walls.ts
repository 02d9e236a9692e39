import { parse } from 'pgsql-parser'
import type { Sent } from './queries'

interface Uses {
  /** The table that the outermost clause names first. */
  main: string | undefined
  /** Tables that a statement changes. */
  writes: string[]
  /** Tables that it reads, those that it changes left out. */
  reads: string[]
}

const TARGETS = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])
const known = new Map<string, Promise<Uses>>()

/** The tables of the database that a statement uses, by its parse tree; names that it gives itself (with …) are none. */
function usesOf(statement: string): Promise<Uses> {
  const made = known.get(statement) ?? readUses(statement)
  known.set(statement, made)
  return made
}

async function readUses(statement: string): Promise<Uses> {
  const [written, named, own] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [kind, node] of outermostFirst(await parse(statement))) {
    const { relation, relname, ctename } = node as {
      relation?: { relname: string }
      relname?: string
      ctename?: string
    }
    if (TARGETS.has(kind) && relation) written.add(relation.relname)
    if ((kind === 'RangeVar' || kind === 'relation') && relname) named.add(relname)
    if (kind === 'CommonTableExpr' && ctename) own.add(ctename)
  }
  const tables = [...named].filter((table) => !own.has(table))
  return { main: tables[0], writes: [...written], reads: tables.filter((table) => !written.has(table)) }
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

/** The engine of imports and the nightly clean-up work on what the domains give them. */
const DOMAIN = /server\/src\/modules\/(?!import\/|housekeeping\/)([^/]+)\//

/** Who walks through whose wall: `settlement writes waybill`. */
type Crossing = `${string} ${'reads' | 'writes'} ${string}`

/**
 * The tables of others that a statement uses. It is its sender's: the domain of the innermost frame within one, or, where the frames are lost,
 * the owner of its main table. Tables without an owner belong to everybody.
 */
export async function crossingsOf({ text, stack }: Sent, owners: ReadonlyMap<string, string>): Promise<Crossing[]> {
  const { main = '', writes, reads } = await usesOf(text)
  const sender = DOMAIN.exec(stack)?.[1] ?? owners.get(main)
  if (!sender) return []
  const others = (tables: string[]) => tables.filter((table) => (owners.get(table) ?? sender) !== sender)
  return [
    ...others(writes).map((table): Crossing => `${sender} writes ${table}`),
    ...others(reads).map((table): Crossing => `${sender} reads ${table}`),
  ]
}
