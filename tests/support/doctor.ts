import { Readable } from 'node:stream'
import { readConfig } from '@tufang/server/config'
import type { Found, Inspected, Read } from '@tufang/server/doctor/check'
import { contentChecks, settingChecks } from '@tufang/server/doctor/doctor'
import { schema } from '@tufang/server/doctor/settings'
import type { Database } from '@tufang/server/kernel/sql/database'
import pg from 'pg'

/** Every check that there is. */
export const checks = [...settingChecks, schema, ...contentChecks]

/** A machine in order, without any file. */
export const inspectedBy = (read: Read): Inspected => ({
  config: readConfig({}),
  read,
  storage: { put: unused, get: unused, delete: unused, list: () => Readable.from([]) },
  now: Date.now,
  room: async () => ({ free: 1e12, total: 2e12 }),
  quick: false,
})

/** Whom the doctor looks at, on a database of which the doctor's view can be falsified. */
export class Patient {
  private constructor(
    private readonly client: pg.Client,
    private readonly config: Inspected['config'],
  ) {}

  static async of({ url }: Database): Promise<Patient> {
    const client = new pg.Client({ connectionString: url, options: '-c TimeZone=Asia/Shanghai -c jit=off' })
    await client.connect()
    return new Patient(client, readConfig({ DATABASE_URL: url }))
  }

  readonly read: Read = async (statement, values = []) => (await this.client.query(statement, [...values])).rows

  look(name: string, otherwise: Partial<Inspected> = {}): Promise<Found> {
    const check = checks.find((one) => one.name === name)
    if (!check) throw new Error(`no check ${name}`)
    return check.look({ ...inspectedBy(this.read), config: this.config, ...otherwise })
  }

  /** Does statements, and what is asked then, in a transaction of which nothing stays; gives the `mark` that they told. */
  async broken(statements: readonly string[], ask: (mark: string) => Promise<void>): Promise<void> {
    await this.client.query('begin')
    try {
      await this.client.query('set local session_replication_role = replica')
      let mark = ''
      for (const statement of statements) mark = String((await this.client.query(statement)).rows[0]?.mark ?? mark)
      await ask(mark)
    } finally {
      await this.client.query('rollback')
    }
  }

  close(): Promise<void> {
    return this.client.end()
  }
}

const unused = async () => {
  throw new Error('no file is asked for')
}
