import { DomainError } from '../errors.js'
import { firstRow, sql } from '../sql/sql.js'
import { dayOf } from '../values/clock.js'
import type { Tx } from './command.js'

/**
 * Next `count` numbers of the company: `prefix`, yyyyMMdd and `digits` digits. The counter's row stays locked until the
 * transaction ends and rolls back with it, so that numbers have no gaps. Take numbers late in a transaction: other
 * transactions wait for this row.
 */
export async function nextNumbers(tx: Tx, prefix: string, count: number, digits = 4): Promise<string[]> {
  const perDay = 10 ** digits - 1
  if (count > perDay) throw new DomainError('NUMBERS_EXHAUSTED')
  const day = dayOf(tx.now)
  const row = await firstRow<{ last: number }>(
    tx.em,
    sql`insert into number_counter as counter (company_id, prefix, day, last)
        values (${tx.actor.companyId}, ${prefix}, ${day}, ${count})
        on conflict (company_id, prefix, day) do update set last = counter.last + ${count}
          where counter.last + ${count} <= ${perDay}
        returning last`,
  )
  if (!row) throw new DomainError('NUMBERS_EXHAUSTED')
  const first = row.last - count + 1
  const head = prefix + day.replaceAll('-', '')
  return Array.from({ length: count }, (_, index) => head + String(first + index).padStart(digits, '0'))
}
