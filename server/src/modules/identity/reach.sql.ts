import type { Actor } from '../../kernel/command/actor.js'
import { DomainError } from '../../kernel/errors.js'
import { inUuids, type Sql, sql } from '../../kernel/sql/sql.js'
import { isCaptain } from './captain.js'

/** A company of somebody, and the projects there that he is limited to. */
interface Place {
  companyId: string
  projectIds: readonly string[] | null
}

declare module '../../kernel/command/actor.js' {
  interface ActorFacts {
    /** The projects that the roles of a member limit him to; null where nothing limits him. */
    projectIds: readonly string[] | null
    /** The other companies where a person is what he signed in as, and his projects there; of captains `captainScopes` tell. */
    elsewhere: readonly Place[]
  }
}

/** Whether a member sees the rows of some projects only. Statements need not ask: that is kept wherever they are sent (docs/adr/0035). */
export const isLimited = ({ facts }: Actor): boolean => facts.projectIds !== null

/** Refuses what is about all projects at once to who sees some of them. */
export function assertUnlimited(actor: Actor, what: string): void {
  if (isLimited(actor)) throw new DomainError('PROJECTS_LIMITED', { what })
}

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

/**
 * The same over a table whose rows hold something of several captains, named in captain_ids: a captain sees each that holds something
 * of his. What else it holds is not for him; `isShared` tells that there is such a part.
 */
export function reachShared(actor: Actor, alias: string): Sql {
  if (!isCaptain(actor)) return reach(actor, alias)
  const own = ownCompanies(actor).map((own) => hasPart(own, alias))
  return own.length === 0 ? sql`false` : sql`(${sql.join(own, sql` or `)})`
}

/** A company that knows a captain, and by which ids. */
export interface OwnCompany {
  companyId: string
  captainIds: string[]
}

export const ownCompanies = ({ facts }: Actor): OwnCompany[] =>
  [...Map.groupBy(facts.captainScopes, ({ companyId }) => companyId)].map(([companyId, scopes]) => ({
    companyId,
    captainIds: scopes.map(({ captainId }) => captainId),
  }))

/** Whether a row of that company holds something of the captain. */
export const hasPart = ({ companyId, captainIds }: OwnCompany, alias: string): Sql =>
  sql`(${sql.raw(alias)}.company_id = ${companyId} and ${sql.raw(alias)}.captain_ids && ${captainIds}::uuid[])`

/** Whether such a row holds something of other captains, too; staff see all of it. */
export const isShared = (captainIds: readonly string[], alias: string): Sql =>
  sql`(not ${sql.raw(alias)}.captain_ids <@ ${[...captainIds]}::uuid[])`

/** That a column holds a company of the actor: what another table is narrowed by before a list is filtered with it. */
export function inCompanies(actor: Actor, column: Sql): Sql {
  if (!isCaptain(actor)) return sql`${column} = ${actor.companyId}`
  const companyIds = actor.facts.captainScopes.map((scope) => scope.companyId)
  // Of one company everything is found where its rows are; of several it is looked for everywhere.
  return companyIds.length === 1 ? sql`${column} = ${companyIds[0]}` : inUuids(column, companyIds)
}

/**
 * That a row with company_id and project_id, either of which may be empty, is for the actor in any of the companies where he is what he signed in
 * as: what he may see of a company counts there, not where he is now.
 */
export function reachAnywhere(actor: Actor, alias: string): Sql {
  const { captainScopes, companyId, projectIds, elsewhere } = actor.facts
  const [company, project] = [sql.raw(`${alias}.company_id`), sql.raw(`${alias}.project_id`)]
  const here = companyId === null ? [] : [{ companyId, projectIds }]
  const places = isCaptain(actor)
    ? captainScopes.map((scope) => ({ ...scope, projectIds: null }))
    : [...here, ...elsewhere]
  const whole = places.flatMap((place) => (place.projectIds === null ? [place.companyId] : []))
  const parts = places.flatMap((place) =>
    place.projectIds === null ? [] : [{ ...place, projectIds: place.projectIds }],
  )
  const ofParts = parts.map(
    (part) => sql`${company} = ${part.companyId} and (${project} is null or ${inUuids(project, part.projectIds)})`,
  )
  return sql`(${sql.join([sql`${company} is null`, inUuids(company, whole), ...ofParts], sql` or `)})`
}
