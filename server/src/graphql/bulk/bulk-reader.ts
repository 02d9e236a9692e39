import { type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Services } from '../../container.js'
import type { Actor } from '../../kernel/command/actor.js'
import { RequestContext } from '../../kernel/context.js'
import { DomainError, invalidInput } from '../../kernel/errors.js'
import { ListWalk } from '../../kernel/list/list-walk.js'
import { LongPages } from '../../kernel/list/long-pages.js'
import { type Walking, walking } from '../../kernel/list/walking.js'
import { withPauses } from '../../kernel/pauses.js'
import { MOST_COST } from '../../kernel/read-budget.js'
import type { Database } from '../../kernel/sql/database.js'
import { createLoaders } from '../../loaders.js'
import type { BulkAsked, BulkList, BulkReading, BulkRows } from '../../modules/export/bulk/bulk-reading.js'
import { BulkFormat } from '../../modules/export/export-task/fields.js'
import { createSchema } from '../../schema.js'
import { costOf } from '../cost.js'
import { completeInTurns } from '../rows-in-turns.js'
import { type BulkQuery, readBulkQuery } from './bulk-query.js'
import { columnsOf, headOf, lineOf } from './csv.js'
import { linesOf } from './json-lines.js'
import { bulkTexts as texts } from './texts.js'

/**
 * Records that are read at once, as many as an operation may cost: no more than are completed in one go, so that they
 * are garbage before the collector takes them for lasting, and others wait for little.
 */
const SIZES = [200, 100, 50, 20, 10, 5, 2, 1]

type Row = Readonly<Record<string, unknown>>
type Run = (walk: Walking, size: number) => Promise<readonly Row[]>

/** Reader of bulk queries: the list's own resolver is asked for one piece after the other. */
export class BulkReader implements BulkReading {
  private schema: Promise<GraphQLSchema> | undefined

  constructor(
    private readonly schemaOf: () => Promise<GraphQLSchema>,
    private readonly database: Database,
  ) {}

  async check(actor: Actor, asked: BulkAsked): Promise<BulkList> {
    const schema = await this.ownSchema()
    const query = readBulkQuery(schema, asked)
    sizeOf(schema, query)
    const walk = new ListWalk()
    await this.runner(schema, query, actor)(walk.probe(), 1)
    if (!walk.hasBegun) throw invalidInput([{ field: 'query', message: texts.noList(query.list) }])
    return { list: query.list, title: query.title }
  }

  async read(actor: Actor, asked: BulkAsked, limit: number): Promise<BulkRows> {
    const schema = await this.ownSchema()
    const query = readBulkQuery(schema, asked)
    const run = this.runner(schema, query, actor, true)
    const walk = new ListWalk()
    await run(walk.find(limit + 1), 1)
    return { total: walk.total, pieces: piecesOf(query, asked.format, readAhead(walk, run, sizeOf(schema, query))) }
  }

  async ready(): Promise<void> {
    await this.ownSchema()
  }

  private ownSchema(): Promise<GraphQLSchema> {
    this.schema ??= this.schemaOf()
    return this.schema
  }

  /** Loaders are of one piece: they keep what they have read. */
  private contextOf(actor: Actor): RequestContext {
    const longPages = new LongPages()
    const context = new RequestContext(actor.request, actor, createLoaders(this.database, longPages))
    return Object.assign(context, { longPages })
  }

  private runner(schema: GraphQLSchema, query: BulkQuery, actor: Actor, often = false): Run {
    const { document, path, variablesFor } = query
    const compiled = often ? compileQuery(schema, document) : undefined
    return async (walk, size) => {
      const [contextValue, variableValues] = [this.contextOf(actor), variablesFor(size)]
      const result = await walking(walk, async () =>
        compiled && isCompiledQuery(compiled)
          ? compiled.query(undefined, contextValue, variableValues)
          : execute({ schema, document, contextValue, variableValues }),
      )
      return recordsIn(result, path)
    }
  }
}

/** Reader over services that have no schema yet, such as those of the background. */
export const bulkReaderOver = (services: Services, database: Database): BulkReader =>
  new BulkReader(async () => {
    const schema = await createSchema(services)
    completeInTurns(schema)
    return schema
  }, database)

/** Records of an answer; a fault anywhere in it is the end, so that no file has holes. */
function recordsIn({ data, errors }: ExecutionResult, [list, records]: readonly [string, string]): readonly Row[] {
  const [error] = errors ?? []
  if (error) throw error.originalError ?? error
  const page = data?.[list] as Record<string, readonly Row[]> | null | undefined
  return page?.[records] ?? []
}

function sizeOf(schema: GraphQLSchema, { document, variablesFor }: BulkQuery): number {
  const cost = costOf(schema, document, undefined)
  const size = SIZES.find((one) => cost(variablesFor(one)).requested <= MOST_COST)
  if (size === undefined) throw new DomainError('QUERY_TOO_COMPLEX', { detail: `：${texts.tooDear}` })
  return size
}

/** Pieces of a list, the next of which is read while one is written. */
async function* readAhead(walk: ListWalk, run: Run, size: number): AsyncGenerator<readonly Row[]> {
  const begin = (): Promise<readonly Row[]> | undefined => {
    if (!walk.hasMore) return undefined
    const piece = run(walk.next(size), size)
    // Its error is told when it is waited for.
    piece.catch(() => undefined)
    return piece
  }
  for (let next = begin(); next; ) {
    const rows: readonly Row[] = await next
    next = begin()
    yield rows
  }
}

async function* piecesOf(
  { members }: BulkQuery,
  format: BulkFormat,
  rows: AsyncIterable<readonly Row[]>,
): AsyncGenerator<{ records: number; text: string }> {
  const columns = format === BulkFormat.CSV ? columnsOf(members) : undefined
  if (columns) yield { records: 0, text: headOf(columns) }
  for await (const piece of rows) {
    const lines: string[] = []
    for await (const record of withPauses(piece)) {
      if (columns) lines.push(lineOf(columns, record))
      else lines.push(...linesOf(record, members))
    }
    yield { records: piece.length, text: lines.join('') }
  }
}
