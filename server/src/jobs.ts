import type { Logger } from 'pino'
import { EXPORT_JOB, type Services } from './container.js'
import type { Jobs } from './platform/jobs/jobs.js'

/** Every job of the program, who does it and when. */
export function defineJobs(jobs: Jobs, services: Services, log: Logger): void {
  jobs.define('housekeeping', async (_, signal) => {
    log.info({ removed: await services.housekeeping.run(signal) }, 'housekeeping')
  })
  jobs.schedule('housekeeping', '30 3 * * *')
  jobs.define('waybill-counts', async (_, signal) => {
    log.info({ days: await services.waybillCounts.fold(signal) }, 'waybill counts')
  })
  jobs.schedule('waybill-counts', '*/5 * * * *')
  jobs.define(EXPORT_JOB, ({ companyId, id }, signal) =>
    services.exportRunner.run({ companyId: String(companyId), id: String(id) }, signal),
  )
  jobs.define('export-resume', () => resumeExports(jobs, services, { alone: false }))
  jobs.schedule('export-resume', '*/10 * * * *')
}

/** Has exports done that an ended program left behind; `alone` when this is the only program on its database. */
export async function resumeExports(
  jobs: Pick<Jobs, 'send'>,
  { exportRunner }: Services,
  { alone }: { alone: boolean },
): Promise<void> {
  for (const { companyId, id } of await exportRunner.waiting(alone)) {
    await jobs.send(EXPORT_JOB, { companyId, id }, { singletonKey: id })
  }
}
