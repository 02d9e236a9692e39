import pg from 'pg'
import type { Check, Inspected } from './check.js'

/** Fault in the form in which it is printed. */
export interface Finding {
  check: string
  title: string
  count: number
  first: readonly string[]
  mend: string
}

const TIMED_OUT = '57014'

/** Runs checks one after the other; a check that fails to run is a finding as well, since its answer is unknown. */
export async function lookThrough(inspected: Inspected, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, title, mend, look } of checks) {
    try {
      const { count, first } = await look(inspected)
      if (count > 0) findings.push({ check: name, title, count, first, mend })
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      findings.push(notMade(name, title, error))
    }
  }
  return findings
}

const notMade = (check: string, title: string, { code, message }: pg.DatabaseError): Finding =>
  code === TIMED_OUT
    ? {
        ...{ check, title: `没有查完：${title}`, count: 1, first: [] },
        mend: '在安静的时段重试，或用 --seconds 加长每条语句的时限',
      }
    : {
        ...{ check, title: `无法检查：${title}`, count: 1, first: [`${code} ${message}`] },
        mend: '把这一行告诉维护方；其余各项不受影响',
      }
