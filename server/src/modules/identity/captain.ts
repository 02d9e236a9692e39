import type { Actor } from '../../kernel/command/actor.js'
import { inUuids, type Sql, sql } from '../../kernel/sql/sql.js'
import { RoleType } from './role-types.js'

/** What a captain is in a company that knows him. */
interface CaptainScope {
  companyId: string
  captainId: string
}

declare module '../../kernel/command/actor.js' {
  interface ActorFacts {
    /** Of a captain: everywhere that he is one. */
    captainScopes: CaptainScope[]
  }

  interface CompanyFacts {
    payeeCheck: boolean
  }
}

/** Captains have no company of their own: they see what is theirs in every company that knows them. */
export const isCaptain = ({ facts }: Actor): boolean => facts.roleType === RoleType.captain

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
  return inUuids(
    column,
    actor.facts.captainScopes.map((scope) => scope.companyId),
  )
}
