import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The company that a piece of work is about. PostgreSQL itself shows its statements no row of any other, and lets them write none, whatever they
 * say (docs/adr/0044); the connection is told which company it is before the first of them runs (platform/database/wall.ts).
 */
const companies = new AsyncLocalStorage<string | null>()

/** Work of somebody who stands in a company; in none are those of several, and whoever has not signed in. */
export const withinCompany = <Answer>(companyId: string | null, work: () => Answer): Answer =>
  companies.run(companyId, work)

/**
 * A part of such work that goes beyond the company, outside of its wall: what is asked there must say by itself whose rows it wants.
 * tests/guards/second-wall.test.ts lists the places with their reasons.
 */
export const beyondCompany = <Answer>(work: () => Answer): Answer => companies.run(null, work)

/** The company whose rows alone are there for what is asked now; null where no wall stands. */
export const companyOfWork = (): string | null => companies.getStore() ?? null
