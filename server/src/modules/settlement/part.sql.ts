import type { Actor } from '../../kernel/command/actor.js'
import { inUuids, type Sql, sql } from '../../kernel/sql/sql.js'
import { captainIds, isCaptain, isShared, type OwnCompany, ownCompanies } from '../identity/index.js'

/** Condition that a captain owns the waybill or card of a line `alias`, in the line's company; true for staff. */
function isOf(actor: Actor, alias: string, table: 'published_waybill' | 'card', key: 'waybill_id' | 'card_id'): Sql {
  if (!isCaptain(actor)) return sql`true`
  const [line, owned] = [sql.raw(alias), sql.raw(table)]
  return sql`exists (select from ${owned} own where own.company_id = ${line}.company_id and own.id = ${line}.${sql.raw(key)}
    and ${inUuids(sql`own.captain_id`, captainIds(actor))})`
}

/** Condition that an actor sees a line of a settlement: a captain the lines of his own waybills. */
export const seesLine = (actor: Actor, alias: string): Sql => isOf(actor, alias, 'published_waybill', 'waybill_id')

/** Condition that an actor sees a line of a receipt: a captain the lines of his own cards. */
export const seesCard = (actor: Actor, alias: string): Sql => isOf(actor, alias, 'card', 'card_id')

/** Whether the actor sees only parts of records; of an unknown captain it does not matter, since he sees nothing. */
export const seesParts = (actor: Actor): boolean => isCaptain(actor) && actor.facts.captainScopes.length > 0

/** Captain's own lines `l` of a record in a company; `of` is the condition on the record. */
export const ownLines = (
  table: 'settlement_line' | 'receipt_line',
  of: Sql,
  own: OwnCompany,
): { from: Sql; where: Sql } => {
  const [owner, key] = table === 'receipt_line' ? ['card', 'card_id'] : ['published_waybill', 'waybill_id']
  return {
    from: sql`${sql.raw(table)} l`,
    where: sql`l.company_id = ${own.companyId} and ${of} and exists (select from ${sql.raw(owner)} own
      where own.company_id = ${own.companyId} and own.id = l.${sql.raw(key)} and ${inUuids(sql`own.captain_id`, own.captainIds)})`,
  }
}

/**
 * Columns of a row `alias` in which a captain may have a part: `ofPart` where he has, the row's own values elsewhere.
 */
export function columnsOfPart(own: OwnCompany, alias: string, ofPart: Readonly<Record<string, Sql>>): Sql {
  const part = isShared(own.captainIds, alias)
  const values = Object.entries(ofPart).map(
    ([column, value]) =>
      sql`case when ${part} then ${value} else ${sql.raw(`${alias}.${column}`)} end as ${sql.ref(column)}`,
  )
  return sql.join([sql`${part} as part`, ...values])
}

/** Rows that a captain sees in each of his companies, as one relation under the alias of the table. */
export const inEachCompany = (actor: Actor, alias: string, rowsIn: (own: OwnCompany) => Sql): Sql =>
  sql`(${sql.join(ownCompanies(actor).map(rowsIn), sql` union all `)}) ${sql.raw(alias)}`
