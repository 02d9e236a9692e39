import 'reflect-metadata'
import { MikroORM, type Options } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { PostgreSqlDriver } from '@mikro-orm/postgresql'
import type { Database, Em } from '../../kernel/sql/database.js'
import { inTransaction } from '../../kernel/sql/transaction.js'
import { commentsOf } from './comments.js'
import { writeComments } from './comments.queries.js'
import { type DatabaseLimits, settingsOf } from './limits.js'
import { findMigrations } from './migration.queries.js'
import { migrations } from './migrations/index.js'
import { NamedClient } from './named-client.js'
import { PoolWatch } from './pool-watch.js'
import { raiseWall } from './wall.queries.js'

export interface DatabaseOptions {
  /** Every table and published view. */
  entities: NonNullable<Options['entities']>
  url: string
  pool: number
  limits: DatabaseLimits
}

/** Everything the program reads and writes as text is on Shanghai's clock. */
const TIME_ZONE = 'Asia/Shanghai'
/** Compiling a statement takes PostgreSQL longer than any of ours runs: over a second for a list whose filter looks costly. */
const SETTINGS = `-c TimeZone=${TIME_ZONE} -c jit=off`

/** So long a database that is closed waits for what still uses it, and as long again for the connections. */
const CLOSE_MS = 300

const shared = {
  // What is not said of a new row is null, as it is in the database.
  initNullableProperties: true,
  extensions: [Migrator],
  discovery: { warnWhenNoEntities: false },
  preferReadReplicas: false,
  migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, allOrNothing: true, silent: true },
} satisfies Partial<Options>

/** Opens the database at `url`; connections are made when they are wanted. */
export async function openDatabase({ entities, url, pool, limits }: DatabaseOptions): Promise<Database> {
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
      keepAlive: true,
    },
  })
  const connection = orm.em.getConnection()
  // Otherwise the first transaction would wait for a second connection, on which the ORM looks whether its database is there.
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

/** Brings the schema up to date, and raises the wall between companies where that can be done; safe to call at every start. */
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
