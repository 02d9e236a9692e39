import type { Actor } from '../../kernel/command/actor.js'
import { DomainError } from '../../kernel/errors.js'
import type { Em } from '../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../kernel/sql/sql.js'
import { beyondCompany } from '../../kernel/sql/wall.js'
import { isCaptain, isDriver } from './captain.js'
import { RoleType } from './role-types.js'

/** A company of a person, with the projects there that he is limited to. */
interface Place {
  companyId: string
  projectIds: readonly string[] | null
}

/** Dump site of a company that another one runs. */
export interface SiteScope {
  companyId: string
  siteId: string
}

declare module '../../kernel/command/actor.js' {
  interface ActorFacts {
    /** The projects that the roles of a member limit him to; null where nothing limits him. */
    projectIds: readonly string[] | null
    /**
     * Other companies that the person is in by his present role type, with his projects there; captains have
     * `captainScopes`.
     */
    elsewhere: readonly Place[]
    /** Dump sites of other companies that the actor's company runs; empty for whoever does not work at a dump site. */
    siteScopes: readonly SiteScope[]
  }
}

/**
 * Whether a member sees only the rows of some projects. Statements need not check it: they are limited where they are
 * sent (docs/adr/0035).
 */
export const isLimited = ({ facts }: Actor): boolean => facts.projectIds !== null

/** Refuses a verb about all projects to a member with a project limit. */
export function assertUnlimited(actor: Actor, what: string): void {
  if (isLimited(actor)) throw new DomainError('PROJECTS_LIMITED', { what })
}

/**
 * Rows that an actor reaches in a table with company_id and captain_id: those of his company for staff, his own in
 * every company for a captain, none for a driver, who has lists of his own, and for others.
 */
export function reach(actor: Actor, alias: string): Sql {
  const company = sql.raw(`${alias}.company_id`)
  if (isDriver(actor)) return sql`false`
  if (!isCaptain(actor)) return sql`${company} = ${actor.companyId}`
  const captain = sql.raw(`${alias}.captain_id`)
  const own = actor.facts.captainScopes.map(
    (scope) => sql`(${company} = ${scope.companyId} and ${captain} = ${scope.captainId})`,
  )
  return own.length === 0 ? sql`false` : sql`(${sql.join(own, sql` or `)})`
}

/**
 * Reach in a table whose rows belong to several captains, named in captain_ids: a captain reaches each row in which he
 * has a part; `isShared` tells whether others have one, too.
 */
export function reachShared(actor: Actor, alias: string): Sql {
  if (!isCaptain(actor)) return reach(actor, alias)
  const own = ownCompanies(actor).map((own) => hasPart(own, alias))
  return own.length === 0 ? sql`false` : sql`(${sql.join(own, sql` or `)})`
}

/** Rows of a table with company_id that happened at a dump site which the actor's company runs. */
export function reachSites({ companyId: ownId, facts }: Actor, alias: string, site = 'dump_site_id'): Sql {
  const own = [...Map.groupBy(facts.siteScopes, ({ companyId }) => companyId)].map(
    ([companyId, scopes]) =>
      sql`(${sql.raw(alias)}.company_id = ${companyId} and ${inUuids(
        sql`${sql.raw(alias)}.${sql.raw(site)}`,
        scopes.map(({ siteId }) => siteId),
      )})`,
  )
  return own.length === 0
    ? sql`(${sql.raw(alias)}.company_id = ${ownId} and false)`
    : sql`(${sql.join(own, sql` or `)})`
}

/** Companies whose dump sites the actor's company runs; his own where it runs none, in which he then finds no trip. */
export function companiesOfSites({ companyId, facts }: Actor): string[] {
  const own = [...new Set(facts.siteScopes.map((scope) => scope.companyId))]
  return own.length > 0 ? own : [companyId]
}

/** Company of a captain, with his ids there. */
export interface OwnCompany {
  companyId: string
  captainIds: string[]
}

export const ownCompanies = ({ facts }: Actor): OwnCompany[] =>
  [...Map.groupBy(facts.captainScopes, ({ companyId }) => companyId)].map(([companyId, scopes]) => ({
    companyId,
    captainIds: scopes.map(({ captainId }) => captainId),
  }))

/** Whether a row of that company contains a part of the captain. */
export const hasPart = ({ companyId, captainIds }: OwnCompany, alias: string): Sql =>
  sql`(${sql.raw(alias)}.company_id = ${companyId} and ${sql.raw(alias)}.captain_ids && ${captainIds}::uuid[])`

/** Whether a row also contains parts of other captains; staff see all of it. */
export const isShared = (captainIds: readonly string[], alias: string): Sql =>
  sql`(not ${sql.raw(alias)}.captain_ids <@ ${[...captainIds]}::uuid[])`

/**
 * Condition that a column names a company of the actor, so that a second table is narrowed before it filters a list;
 * none for a driver.
 */
export function inCompanies(actor: Actor, column: Sql): Sql {
  if (isDriver(actor)) return sql`false`
  if (!isCaptain(actor)) return sql`${column} = ${actor.companyId}`
  const companyIds = actor.facts.captainScopes.map((scope) => scope.companyId)
  // Rows of one company lie together; those of several are searched for everywhere.
  return companyIds.length === 1 ? sql`${column} = ${companyIds[0]}` : inUuids(column, companyIds)
}

/** Whether the actor is in a company by his present role type. */
export const isPlaceOf = ({ facts }: Actor, id: string): boolean =>
  facts.companyId === id || [...facts.captainScopes, ...facts.elsewhere].some(({ companyId }) => companyId === id)

/**
 * Condition that a row with company_id and project_id, either of which may be null, is visible to the actor in any
 * company that he is in by his present role type. The project limit of the row's company applies, not that of his
 * present one.
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

/**
 * Dump sites that a company runs for others. They stand on the lists of those companies, which the platform may have
 * suspended.
 */
const runBy = (company: Sql): Sql =>
  sql`from published_yard_site y join published_company b on b.id = y.company_id and b.enabled
      where y.yard_company_id = ${company} and y.ended_at is null`

/** Dump sites of a session `s` as JSON; null for a person who does not work at one. */
export const siteScopes = sql`case when s.role_type = ${RoleType.ENTERPRISE} then (
  select json_agg(json_build_object('companyId', y.company_id, 'siteId', y.dump_site_id)) ${runBy(sql`s.company_id`)}) end`

/** Dump sites that a company runs for others. */
export const sitesRunBy = (em: Em, companyId: string): Promise<SiteScope[]> =>
  beyondCompany(() =>
    rows(em, sql`select y.company_id as "companyId", y.dump_site_id as "siteId" ${runBy(sql`${companyId}`)}`),
  )
