import type { PGlite } from '@electric-sql/pglite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/**
 * The embedded database has one session for everybody. Whoever holds the connection holds the whole database until it
 * lets go, so that no statement of one request can slip into another's transaction.
 */
export class ExclusivePgliteDialect implements Dialect {
  constructor(
    private readonly pglite: PGlite,
    private readonly acquireMs: number,
  ) {}

  createAdapter() {
    return new PostgresAdapter()
  }

  createDriver() {
    return new ExclusivePgliteDriver(this.pglite, this.acquireMs)
  }

  createIntrospector(db: ConstructorParameters<typeof PostgresIntrospector>[0]) {
    return new PostgresIntrospector(db)
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }
}

class ExclusivePgliteDriver implements Driver {
  private readonly connection: PgliteConnection
  private tail: Promise<void> = Promise.resolve()
  private release: () => void = () => undefined

  constructor(
    private readonly pglite: PGlite,
    private readonly acquireMs: number,
  ) {
    this.connection = new PgliteConnection(pglite)
  }

  async init() {
    await this.pglite.waitReady
  }

  async acquireConnection() {
    const before = this.tail
    let release: () => void = () => undefined
    this.tail = new Promise((resolve) => {
      release = resolve
    })
    if (!(await inTime(before, this.acquireMs))) {
      // Whoever comes behind waits for whoever is before.
      before.then(release)
      throw new Error('no connection in time')
    }
    this.release = release
    return this.connection
  }

  async releaseConnection() {
    this.release()
  }

  async beginTransaction(_: DatabaseConnection, settings: { isolationLevel?: string; accessMode?: string }) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    const mode = settings.accessMode ? ` ${settings.accessMode}` : ''
    await this.pglite.exec(`start transaction${level}${mode}`)
  }

  async commitTransaction() {
    await this.pglite.exec('commit')
  }

  async rollbackTransaction() {
    await this.pglite.exec('rollback')
  }

  async savepoint(_: DatabaseConnection, name: string) {
    await this.pglite.exec(`savepoint ${name}`)
  }

  async rollbackToSavepoint(_: DatabaseConnection, name: string) {
    await this.pglite.exec(`rollback to savepoint ${name}`)
  }

  async releaseSavepoint(_: DatabaseConnection, name: string) {
    await this.pglite.exec(`release savepoint ${name}`)
  }

  async destroy() {
    if (!this.pglite.closed) await this.pglite.close()
  }
}

async function inTime(turn: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  try {
    return await Promise.race([turn.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

class PgliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: PGlite) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Without parameters a text may hold several statements, as it may on PostgreSQL's simple protocol.
    const result =
      query.parameters.length === 0
        ? (await this.pglite.exec(query.sql)).at(-1)
        : await this.pglite.query(query.sql, [...query.parameters])
    const rows = (result?.rows ?? []) as R[]
    return result?.affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(result.affectedRows) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}
