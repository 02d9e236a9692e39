import 'reflect-metadata'
import { mkdir } from 'node:fs/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { MikroORM, type Options } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { PgliteDriver } from '@mikro-orm/pglite'
import { PostgreSqlDriver, type SqlEntityManager } from '@mikro-orm/postgresql'
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql'
import type { Kysely } from 'kysely'
import array from 'postgres-array'
import type { TablesOf } from '../../kernel/sql/tables.js'
import { entities, views } from '../../modules/entities.js'
import { commentsOf } from './comments.js'
import { writeComments } from './comments.queries.js'
import { type DatabaseLimits, EMBEDDED_ACQUIRE_MS, settingsOf } from './limits.js'
import { findMigrations } from './migration.queries.js'
import { migrations } from './migrations/index.js'
import { NamedClient } from './named-client.js'
import { ExclusivePgliteDialect } from './pglite-dialect.js'
import { PoolWatch } from './pool-watch.js'
import { inTransaction } from './transaction.js'

/** Every table and published view, with its columns as the drivers give and take them. */
export type Tables = TablesOf<(typeof entities | typeof views)[number]>

/** Its `getKysely()` knows every table and view. */
export type Em = { getKysely(): Kysely<Tables> } & SqlEntityManager

/** An open database: the ORM, and the embedded instance where that is what stands behind it. */
export interface Database {
  orm: MikroORM
  em: Em
  pglite: PGlite | undefined
  /** Whether the program has lost its connections, while PostgreSQL gives new ones. */
  isDead(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseOptions {
  databaseUrl: string | undefined
  dataDir: string
  pool: number
  limits: DatabaseLimits
  /** A dump to start an embedded database from, instead of an empty one. */
  loadDataDir?: PGliteOptions['loadDataDir']
}

/** Everything the program reads and writes as text is on Shanghai's clock. */
const TIME_ZONE = 'Asia/Shanghai'
/** Compiling a statement takes PostgreSQL longer than any of ours runs: over a second for a list whose filter looks costly. */
const SETTINGS = `-c TimeZone=${TIME_ZONE} -c jit=off`

const shared = {
  entities: [...entities, ...views],
  // What is not said of a new row is null, as it is in the database.
  initNullableProperties: true,
  extensions: [Migrator],
  discovery: { warnWhenNoEntities: false },
  preferReadReplicas: false,
  migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, allOrNothing: true, silent: true },
} satisfies Partial<Options>

/** Opens PostgreSQL when a URL is given, else the embedded database in `dataDir` ("memory" keeps nothing). */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl: url } = options
  if (url) {
    const orm = await MikroORM.init<PostgreSqlDriver>({
      ...shared,
      driver: PostgreSqlDriver,
      clientUrl: url,
      pool: { min: 0, max: options.pool },
      driverOptions: {
        Client: NamedClient,
        options: `${SETTINGS} ${settingsOf(options.limits)}`,
        application_name: 'tufang',
        connectionTimeoutMillis: options.limits.acquire,
        answerMs: options.limits.answer,
        keepAlive: true,
      },
    })
    const connection = orm.em.getConnection()
    // Otherwise the first transaction would wait for a second connection, on which the ORM looks whether its database is there.
    await connection.connect({ skipOnConnect: true })
    const watch = new PoolWatch(await connection.getNativeClient(), url, options.limits.still)
    const isDead = () => watch.isDead()
    return { orm, em: orm.em as Em, pglite: undefined, isDead, close: () => orm.close(true) }
  }
  const pglite = await openPglite(options)
  const orm = await MikroORM.init({
    ...shared,
    driver: PgliteDriver,
    dbName: 'tufang',
    driverOptions: new ExclusivePgliteDialect(pglite, EMBEDDED_ACQUIRE_MS),
  })
  return { orm, em: orm.em as Em, pglite, isDead: async () => false, close: () => orm.close(true) }
}

async function openPglite({ dataDir, loadDataDir }: DatabaseOptions): Promise<PGlite> {
  if (dataDir !== 'memory') await mkdir(dataDir, { recursive: true })
  const pglite = await PGlite.create({
    ...(dataDir === 'memory' ? {} : { dataDir }),
    ...(loadDataDir ? { loadDataDir } : {}),
    parsers: createPostgreSqlTypeParsers((text) => array.parse(text)),
    extensions: { btree_gist },
  })
  pglite.parsers = builtIn(pglite.parsers)
  await pglite.exec(`set time zone '${TIME_ZONE}'`)
  return pglite
}

/** PostgreSQL numbers the types below this by hand; above it stand the row types of every table, the catalogue's and ours. */
const FIRST_GENERATED_TYPE = 10_000

/** It copies all its parsers for every answer: those for arrays of whole table rows, which nobody selects, took half of a query's time. */
const builtIn = (parsers: PGlite['parsers']): PGlite['parsers'] =>
  Object.fromEntries(Object.entries(parsers).filter(([type]) => Number(type) < FIRST_GENERATED_TYPE))

/** Brings the schema up to date; safe to call at every start. */
export async function migrate(database: Database): Promise<void> {
  const [first] = await findMigrations(database.em.fork())
  const begins = migrations[0]?.name
  if (first && first !== begins) {
    throw new Error(
      `数据库由尚未发布的旧版本建立（${first}），本版本无法升级：请改用空的数据目录（DATA_DIR）或空的数据库（DATABASE_URL）`,
    )
  }
  await database.orm.migrator.up()
  await inTransaction(database, async (em) =>
    writeComments(em, commentsOf(database.orm.getMetadata().getAll().values())),
  )
}
