import type { Database } from '@tufang/server/kernel/sql/database'
import { openOwnDatabase } from '@tufang/server/own-database'
import { migrate } from '@tufang/server/platform/database/database'
import { unlimited } from '@tufang/server/platform/database/limits'
import pg from 'pg'
import { patient } from './patience'
import { uniqueName } from './unique'

/** A migrated, empty database on the server of `url`, which every worker clones. */
export interface Template {
  url: string
  name: string
}

const POOL = 12

interface Prepared {
  template: Template
  /** Another template, that was cloned from this one and filled. */
  filled(fill: (database: Database) => Promise<void>): Promise<Template>
  /** Calls back with each clone in turn. */
  eachClone(look: (database: Database) => Promise<void>): Promise<void>
  /** Drops the database and all its clones. */
  discard(): Promise<void>
}

/** Migrates once. */
export async function prepareTemplate(url: string): Promise<Prepared> {
  const name = `tufang_test_${uniqueName()}`
  await administer(url, `create database ${name}`)
  const database = await openOwnDatabase({ url: urlOf(url, name), pool: 1, limits: unlimited })
  await migrate(database)
  await database.close()
  const template = { url, name }
  const filled = async (fill: (database: Database) => Promise<void>) => {
    const clone = await cloneTemplate(template)
    await fill(clone)
    await clone.close()
    return { url, name: new URL(clone.url).pathname.slice(1) }
  }
  const made = async () =>
    (await administer(url, `select datname from pg_database where datname like '${name}%'`)).map(
      ({ datname }) => datname,
    )
  const eachClone = async (look: (database: Database) => Promise<void>) => {
    for (const clone of await made()) {
      const opened = await openOwnDatabase({ url: urlOf(url, clone), pool: 1, limits: unlimited })
      await look(opened)
      await opened.close()
    }
  }
  const discard = async () => {
    for (const clone of await made()) await administer(url, `drop database ${clone} with (force)`)
  }
  return { template, filled, eachClone, discard }
}

/** A database of one's own, as the migrations left it. */
export async function cloneTemplate(template: Template): Promise<Database> {
  const name = `${template.name}_${uniqueName()}`
  // Copying files is faster than writing them into the log of changes.
  await administer(template.url, `create database ${name} template ${template.name} strategy file_copy`)
  return openOwnDatabase({ url: urlOf(template.url, name), pool: POOL, limits: patient })
}

/** Client that asks PostgreSQL by itself, on the clock and with the settings of the program. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=Asia/Shanghai -c jit=off' })
  await client.connect()
  return client
}

async function administer(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
