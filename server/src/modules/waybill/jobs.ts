import { withinCompany } from '../../kernel/sql/wall.js'
import type { Jobs } from '../../platform/jobs/jobs.js'
import type { Ground } from '../domain.js'
import type { AnomalyWatch } from './anomaly/watch.service.js'
import { HOURLY_DAYS, NIGHTLY_DAYS } from './anomaly/watch.service.js'
import type { TrackDistanceService } from './track/distance.service.js'
import type { TrackMonthService } from './track/months.service.js'

/** Jobs that check a company's recent waybills, or some that have changed. */
export const SWEEP_JOB = 'anomaly-sweep'
export const CHECK_JOB = 'anomaly-check'

export interface Workers {
  trackMonths: TrackMonthService
  trackDistances: TrackDistanceService
  anomalyWatch: AnomalyWatch
}

export function defineWaybillJobs(jobs: Jobs, workers: Workers, ground: Ground): void {
  const { trackMonths } = workers
  jobs.define('track-months', () => trackMonths.ahead())
  jobs.schedule('track-months', '0 3 * * *')
  defineWatch(jobs, workers, ground)
}

/** Defines the jobs that check waybills apart from the verbs that change them. */
function defineWatch(jobs: Jobs, { anomalyWatch, trackDistances }: Workers, { statistics }: Ground): void {
  jobs.define(CHECK_JOB, async ({ companyId, ids }, signal) => {
    await anomalyWatch.recheck(String(companyId), Array.isArray(ids) ? ids.map(String) : [], signal)
  })
  jobs.define(SWEEP_JOB, async ({ companyId, days }, signal) => {
    const span = Number(days ?? NIGHTLY_DAYS)
    await statistics.refresh(signal)
    await trackDistances.measure(String(companyId), span, signal)
    await anomalyWatch.sweep(String(companyId), span, signal)
  })
  const sendSweeps = async (days: number) => {
    for (const companyId of await anomalyWatch.companies(days)) {
      await jobs.send(SWEEP_JOB, { companyId, days }, { singletonKey: `${companyId} ${days}` })
    }
  }
  jobs.define('anomaly-hourly', () => sendSweeps(HOURLY_DAYS))
  jobs.schedule('anomaly-hourly', '20 * * * *')
  jobs.define('anomaly-nightly', async () => {
    for (const companyId of await anomalyWatch.companies(NIGHTLY_DAYS))
      await withinCompany(companyId, () => anomalyWatch.renewNorms(companyId, HOURLY_DAYS))
    await sendSweeps(NIGHTLY_DAYS)
  })
  jobs.schedule('anomaly-nightly', '10 2 * * *')
}
