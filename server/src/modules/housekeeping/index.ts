import { defineDomain } from '../domain.js'
import { exporting } from '../export/index.js'
import { file } from '../file/index.js'
import { HousekeepingService } from './housekeeping/housekeeping.service.js'

/** What has lost its use goes, every night. */
export const housekeeping = defineDomain({
  name: 'housekeeping',
  services(world) {
    const { database, clock } = world.ground
    const { exportTasks } = world.of(exporting)
    return {
      housekeeping: new HousekeepingService(database, clock, world.of(file).files, {
        exports: (...expired) => exportTasks.removeExpired(...expired),
        async imports(...expired) {
          let removed = 0
          for (const { imports } of world.imports()) removed += await imports.removeExpired(...expired)
          return removed
        },
      }),
    }
  },
  jobs(jobs, services, { log }) {
    jobs.define('housekeeping', async (_, signal) => {
      log?.info({ removed: await services.housekeeping.run(signal) }, 'housekeeping')
    })
    jobs.schedule('housekeeping', '30 3 * * *')
  },
})
