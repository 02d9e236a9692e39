import 'reflect-metadata'
import { MikroORM, type Options } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { PostgreSqlDriver } from '@mikro-orm/postgresql'
import type { Database, Em } from '../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../kernel/sql/sql.js'
import { inTransaction } from '../../kernel/sql/transaction.js'
import { commentsOf, writeComments } from './comments.queries.js'
import { type DatabaseLimits, settingsOf } from './limits.js'
import { migrations } from './migrations/index.js'
import { NamedClient } from './named-client.js'
import { PoolWatch } from './pool-watch.js'
import { raiseWall } from './wall.queries.js'

export interface DatabaseOptions {
  /** All tables and published views. */
  entities: NonNullable<Options['entities']>
  url: string
  pool: number
  limits: DatabaseLimits
  /**
   * Whether work that names no company sees no company's rows, as in the running program; by default it sees all, for
   * commands and tests.
   */
  closed?: boolean
}

/** Zone of every time that the program reads and writes as text. */
const TIME_ZONE = 'Asia/Shanghai'
/**
 * Settings of a connection. Just-in-time compilation is off: it takes PostgreSQL longer than any statement here runs,
 * over a second for a list whose filter looks expensive.
 */
const SETTINGS = `-c TimeZone=${TIME_ZONE} -c jit=off`

/** Longest time that closing waits for work under way, and then again for the connections. */
const CLOSE_MS = 300

const shared = {
  // Columns that a new row does not name are null, as in the database.
  initNullableProperties: true,
  extensions: [Migrator],
  discovery: { warnWhenNoEntities: false },
  preferReadReplicas: false,
  migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, allOrNothing: true, silent: true },
} satisfies Partial<Options>

/** Opens the database at `url`; connections are made when they are wanted. */
export async function openDatabase({
  entities,
  url,
  pool,
  limits,
  closed = false,
}: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init<PostgreSqlDriver>({
    ...shared,
    entities,
    driver: PostgreSqlDriver,
    clientUrl: url,
    pool: { min: 0, max: pool },
    driverOptions: {
      Client: NamedClient,
      options: `${SETTINGS} ${settingsOf(limits)}`,
      application_name: 'tufang',
      connectionTimeoutMillis: limits.acquire,
      answerMs: limits.answer,
      unsaid: closed ? '' : null,
      keepAlive: true,
    },
  })
  const connection = orm.em.getConnection()
  // Opened here, since the first transaction would otherwise wait for a second connection, on which the ORM checks that
  // its database exists.
  await connection.connect({ skipOnConnect: true })
  const watch = new PoolWatch(await connection.getNativeClient(), url, limits.still)
  const close = async () => {
    const end = setTimeout(() => watch.endUsed(), CLOSE_MS)
    const takeBack = setInterval(() => watch.takeBackUsed(), 2 * CLOSE_MS)
    await orm.close(true)
    clearTimeout(end)
    clearInterval(takeBack)
  }
  return { orm, em: orm.em as Em, url, isDead: () => watch.isDead(), endUsed: () => watch.endUsed(), close }
}

/** Updates the schema, and raises the wall between companies where possible; safe to call at every start. */
export async function migrate(database: Database): Promise<void> {
  const [first] = await findMigrations(database.em.fork())
  const begins = migrations[0]?.name
  if (first && first !== begins) {
    throw new Error(
      `数据库由尚未发布的旧版本建立（${first}），本版本无法升级：请改用空的数据目录（DATA_DIR）或空的数据库（DATABASE_URL）`,
    )
  }
  await database.orm.migrator.up()
  const tables = [...database.orm.getMetadata().getAll().values()]
  await inTransaction(database, async (em) => {
    await writeComments(em, commentsOf(tables))
    await raiseWall(
      em,
      tables.map(({ tableName }) => tableName),
    )
  })
}

/** Names of the migrations that have run, first one first; empty for a new database. */
export async function findMigrations(em: Em): Promise<string[]> {
  const table = await firstRow<{ there: boolean }>(em, sql`select to_regclass('migration') is not null as there`)
  if (!table?.there) return []
  return (await rows<{ name: string }>(em, sql`select name from migration order by id`)).map(({ name }) => name)
}

/** Number of migrations that have run. */
export async function countMigrations(em: Em): Promise<number> {
  const row = await firstRow<{ done: number }>(em, sql`select count(*)::int as done from migration`)
  return row?.done ?? 0
}
