import { rules } from '@tufang/server/doctor/rows/index'
import { brokenKeys } from '@tufang/server/doctor/rows/links.queries'
import type { Sink, SqlRow } from './sink.ts'

/** One broken rule: which one, and the first row that breaks it. */
interface Violation {
  rule: string
  rows: number
  example: SqlRow | undefined
}

/** Looks every foreign key up by hand: a trusted load went past them. */
export async function brokenForeignKeys(sink: Sink): Promise<Violation[]> {
  const broken = await brokenKeys(async <Row>(statement: string) => (await sink.query(statement)) as Row[])
  return broken.map(({ rule, row }) => ({ rule, rows: 1, example: row }))
}

/** Runs the doctor's rules; each answers with the rows that break it. */
export async function brokenChecks(sink: Sink): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { name, sql } of rules) {
    const rows = await sink.query(sql)
    if (rows.length > 0) violations.push({ rule: name, rows: rows.length, example: rows[0] })
  }
  return violations
}
