import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openOwnDatabase } from '@tufang/server/own-database'
import { migrate } from '@tufang/server/platform/database/database'
import { unlimited } from '@tufang/server/platform/database/limits'
import { testDatabase } from '@tufang/tests/database'
import { TestGateway } from '@tufang/tests/gateway'
import { buildServer } from '@tufang/tests/server-process'
import pg from 'pg'
import { type Postgres, startPostgres } from '../faults/postgres'
import { carry } from './carry'
import { Program } from './program'
import { Spares } from './spares'
import { newWorld, type World } from './world'

const TEMPLATE = 'chaos'

/** World of the chaos tests: a PostgreSQL of its own, two programs, a gateway, and data that each episode copies. */
export class Ground {
  private copies = 0

  private constructor(
    readonly world: World,
    readonly postgres: Postgres,
    readonly programs: readonly [Program, Program],
    private readonly spares: Spares,
    readonly gateway: TestGateway,
    private readonly folder: string,
  ) {}

  static async open(companies: number): Promise<Ground> {
    const main = await buildServer()
    // Processes are killed, but the machine never fails, so that writes need not be flushed.
    const postgres = await startPostgres({ durable: true, settings: '-c fsync=off' })
    const folder = await mkdtemp(path.join(tmpdir(), 'tufang-chaos-'))
    const gateway = await TestGateway.open()
    const env = {
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: folder, SMS_HTTP_URL: gateway.url },
      // No pictures are read here, for which a program would otherwise prepare itself.
      ...{ OCR_URL: 'http://127.0.0.1:1/', OCR_KEY: 'key', OCR_SECRET: 'secret' },
      // A few companies make very many calls.
      READ_UNITS_PER_MINUTE: '1000000000000',
    }
    const spares = new Spares(main, env)
    const world = await newWorld(companies)
    await administer(postgres.url, `create database ${TEMPLATE}`)
    const template = databaseOf(postgres.url, TEMPLATE)
    const database = await openOwnDatabase({ url: template, pool: 1, limits: unlimited })
    await migrate(database)
    await database.close()
    await carry(
      (await testDatabase()).url,
      template,
      world.places.map(({ company }) => company),
    )
    const programs = [await Program.of(spares, postgres.url), await Program.of(spares, postgres.url)] as const
    return new Ground(world, postgres, programs, spares, gateway, folder)
  }

  /** Copies the world into a new database; returns its name and address. */
  async copy(): Promise<{ name: string; url: string }> {
    const name = `${TEMPLATE}_${++this.copies}`
    await administer(this.postgres.url, `create database ${name} template ${TEMPLATE} strategy file_copy`)
    return { name, url: databaseOf(this.postgres.url, name) }
  }

  async drop(name: string): Promise<void> {
    await administer(this.postgres.url, `drop database ${name} with (force)`)
  }

  async close(): Promise<void> {
    for (const program of this.programs) await program.stop()
    await this.spares.close()
    this.gateway.close()
    await this.postgres.discard()
    await rm(this.folder, { recursive: true })
  }
}

function databaseOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
