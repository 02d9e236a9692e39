import { keptKeys } from '../../kernel/command/idempotency.js'
import type { Retention } from '../../kernel/retention.js'
import { keptMessages } from '../../platform/outbox/outbox.queries.js'
import { defineDomain, type World } from '../domain.js'
import { HousekeepingService } from './housekeeping/housekeeping.service.js'

type ExpiredRemoval = (companyId: string, now: Date, limit: number) => Promise<number>

/** Retention of all domains, and of the kernel's own tables. */
const retentionOf = (world: World): Retention[] => [
  keptMessages,
  keptKeys,
  ...world.imports().map(({ imports }) => keptImports(imports)),
  ...world.domains.flatMap((domain) => domain.retention?.(world.of(domain)) ?? []),
]

/** Imports have an expiry date of their own. */
const keptImports = (imports: { removeExpired: ExpiredRemoval }): Retention => ({
  name: 'imports',
  keptDays: 0,
  of: 'companies',
  remove: ({ companyId, before }, limit) => imports.removeExpired(companyId, before, limit),
})

/** Nightly deletion of rows that have lost their use. */
export const housekeeping = defineDomain({
  name: 'housekeeping',
  services: (world) => ({
    housekeeping: new HousekeepingService(world.ground.database, world.ground.clock, () => retentionOf(world)),
  }),
  jobs(jobs, services, { log }) {
    jobs.define('housekeeping', async (_, signal) => {
      log?.info({ removed: await services.housekeeping.run(signal) }, 'housekeeping')
    })
    jobs.schedule('housekeeping', '30 3 * * *')
  },
})
