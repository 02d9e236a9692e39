import { AsyncLocalStorage } from 'node:async_hooks'

/** Companies as the setting of a connection: ids joined by commas, an empty text for none, null for all. */
export type Told = string | null

/**
 * Companies that a piece of work may touch. PostgreSQL itself hides all other companies' rows from its statements and
 * refuses to write them (docs/adr/0044); the connection is set before the first statement runs
 * (platform/database/wall.ts).
 */
const companies = new AsyncLocalStorage<Told>()

/** Work on one company. */
export const withinCompany = <Answer>(companyId: string, work: () => Answer): Answer => companies.run(companyId, work)

/**
 * Work that reads in several companies; it may write only if there is just one. Without any it sees the rows of no
 * company.
 */
export const withinCompanies = <Answer>(companyIds: readonly string[], work: () => Answer): Answer =>
  companies.run([...new Set(companyIds)].sort().join(), work)

/**
 * Work outside the wall between companies: its statements themselves must name their rows.
 * tests/guards/second-wall.test.ts lists the places with their reasons.
 */
export const beyondCompany = <Answer>(work: () => Answer): Answer => companies.run(null, work)

/** Companies of the present work; undefined where none were set. */
export const companiesOfWork = (): Told | undefined => companies.getStore()
