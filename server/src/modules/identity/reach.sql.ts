import type { Actor } from '../../kernel/command/actor.js'
import { inUuids, type Sql, sql } from '../../kernel/sql/sql.js'
import { isCaptain } from './captain.js'

/**
 * The reach of an actor over a table that carries company_id and captain_id: staff see their company, a captain his own
 * rows in every company that knows him, and nobody else anything.
 */
export function reach(actor: Actor, alias: string): Sql {
  const company = sql.raw(`${alias}.company_id`)
  if (!isCaptain(actor)) return sql`${company} = ${actor.companyId}`
  const captain = sql.raw(`${alias}.captain_id`)
  const own = actor.facts.captainScopes.map(
    (scope) => sql`(${company} = ${scope.companyId} and ${captain} = ${scope.captainId})`,
  )
  return own.length === 0 ? sql`false` : sql`(${sql.join(own, sql` or `)})`
}

/** That a column holds a company of the actor: what another table is narrowed by before a list is filtered with it. */
export function inCompanies(actor: Actor, column: Sql): Sql {
  if (!isCaptain(actor)) return sql`${column} = ${actor.companyId}`
  const companyIds = actor.facts.captainScopes.map((scope) => scope.companyId)
  // Of one company everything is found where its rows are; of several it is looked for everywhere.
  return companyIds.length === 1 ? sql`${column} = ${companyIds[0]}` : inUuids(column, companyIds)
}
