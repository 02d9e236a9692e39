import { Readable } from 'node:stream'
import { readConfig } from '@tufang/server/config'
import type { Found, Inspected, Read } from '@tufang/server/doctor/check'
import { contentChecks, settingChecks } from '@tufang/server/doctor/doctor'
import { schema } from '@tufang/server/doctor/settings'
import type { Database } from '@tufang/server/kernel/sql/database'
import type pg from 'pg'
import { connectTo } from './template'

/** Every check that there is. */
export const checks = [...settingChecks, schema, ...contentChecks]

/** A machine in order, without any file. */
export const inspectedBy = (read: Read): Inspected => ({
  config: readConfig({}),
  read,
  storage: { put: unused, putDraft: unused, get: unused, delete: unused, list: () => Readable.from([]) },
  now: Date.now,
  room: async () => ({ free: 1e12, total: 2e12 }),
  quick: false,
})

/** Database under a doctor's eyes, whose view of it can be falsified. */
export class Patient {
  private constructor(
    private readonly client: pg.Client,
    private readonly config: Inspected['config'],
  ) {}

  static async of({ url }: Database): Promise<Patient> {
    return new Patient(await connectTo(url), readConfig({ DATABASE_URL: url }))
  }

  readonly read: Read = async (statement, values = []) => (await this.client.query(statement, [...values])).rows

  look(name: string, otherwise: Partial<Inspected> = {}): Promise<Found> {
    const check = checks.find((one) => one.name === name)
    if (!check) throw new Error(`no check ${name}`)
    return check.look({ ...inspectedBy(this.read), config: this.config, ...otherwise })
  }

  /** Runs statements and then a check in a transaction that is rolled back; the check gets their `mark`. */
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
