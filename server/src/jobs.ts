import type { Logger } from 'pino'
import type { Services } from './container.js'
import type { Jobs } from './platform/jobs/jobs.js'

/** Every job of the program, who does it and when. */
export function defineJobs(jobs: Jobs, services: Services, log: Logger): void {
  jobs.define('housekeeping', async (_, signal) => {
    log.info({ removed: await services.housekeeping.run(signal) }, 'housekeeping')
  })
  jobs.schedule('housekeeping', '30 3 * * *')
}
