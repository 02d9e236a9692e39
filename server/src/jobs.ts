import type { Logger } from 'pino'
import {
  ANOMALY_CHECK_JOB,
  ANOMALY_SWEEP_JOB,
  deliveryJob,
  EXPORT_JOB,
  IMPORT_JOB,
  type Services,
} from './container.js'
import { HOURLY_DAYS, NIGHTLY_DAYS } from './modules/waybill/anomaly/watch.service.js'
import type { Jobs } from './platform/jobs/jobs.js'
import { Rounds } from './platform/jobs/rounds.js'
import type { TaskKey } from './platform/jobs/task.queries.js'

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
  jobs.define('statistics', async (_, signal) => {
    log.info({ tables: await services.statistics.refresh(signal) }, 'statistics')
  })
  jobs.schedule('statistics', '*/5 * * * *')
  jobs.define('track-months', () => services.trackMonths.ahead())
  jobs.schedule('track-months', '0 3 * * *')
  for (const { job, work } of tasksOf(services)) {
    jobs.define(job, ({ companyId, id }, signal) => work({ companyId: String(companyId), id: String(id) }, signal))
  }
  for (const topic of services.outbox.topics) {
    jobs.define(deliveryJob(topic), async ({ id }, signal) => {
      await services.outbox.deliver(String(id), signal)
    })
  }
  defineWatch(jobs, services)
}

/** What keeps the flags of waybills right besides the verbs that change waybills. */
function defineWatch(jobs: Jobs, { anomalyWatch, statistics, trackDistances }: Services): void {
  jobs.define(ANOMALY_CHECK_JOB, async ({ companyId, ids }, signal) => {
    await anomalyWatch.recheck(String(companyId), Array.isArray(ids) ? ids.map(String) : [], signal)
  })
  jobs.define(ANOMALY_SWEEP_JOB, async ({ companyId, days }, signal) => {
    const span = Number(days ?? NIGHTLY_DAYS)
    await statistics.refresh(signal)
    await trackDistances.measure(String(companyId), span, signal)
    await anomalyWatch.sweep(String(companyId), span, signal)
  })
  const sendSweeps = async (days: number) => {
    for (const companyId of await anomalyWatch.companies(days)) {
      await jobs.send(ANOMALY_SWEEP_JOB, { companyId, days }, { singletonKey: `${companyId} ${days}` })
    }
  }
  jobs.define('anomaly-hourly', () => sendSweeps(HOURLY_DAYS))
  jobs.schedule('anomaly-hourly', '20 * * * *')
  jobs.define('anomaly-nightly', async () => {
    for (const companyId of await anomalyWatch.companies(NIGHTLY_DAYS))
      await anomalyWatch.renewNorms(companyId, HOURLY_DAYS)
    await sendSweeps(NIGHTLY_DAYS)
  })
  jobs.schedule('anomaly-nightly', '10 2 * * *')
}

interface Tasks {
  job: string
  work(task: TaskKey, signal: AbortSignal): Promise<void>
  waiting(alone: boolean): Promise<TaskKey[]>
}

/** What people start and the background does. */
const tasksOf = ({ exportRunner, statistics, waybillImportRunner }: Services): Tasks[] => [
  {
    job: EXPORT_JOB,
    work: (...task) => exportRunner.run(...task),
    waiting: (alone) => exportRunner.waiting(alone),
  },
  {
    job: IMPORT_JOB,
    async work(task, signal) {
      await waybillImportRunner.work(task, signal)
      await statistics.refresh(signal)
    },
    waiting: (alone) => waybillImportRunner.waiting(alone),
  },
]

/** With the silence that ends an attempt, and the queue's own wait, what a killed program leaves goes on within a minute. */
const LOOK_MS = 10_000

/** Looks for tasks that an ended program left behind, as long as this one runs. */
export const taskRounds = (jobs: Pick<Jobs, 'send'>, services: Services, log: Logger): Rounds =>
  new Rounds('tasks left behind', LOOK_MS, () => resumeTasks(jobs, services, { alone: false }), log)

/** Has tasks done that an ended program left behind; `alone` when this is the only program on its database. */
export async function resumeTasks(
  jobs: Pick<Jobs, 'send'>,
  services: Services,
  { alone }: { alone: boolean },
): Promise<void> {
  for (const { job, waiting } of tasksOf(services)) {
    for (const { companyId, id } of await waiting(alone)) await jobs.send(job, { companyId, id }, { singletonKey: id })
  }
}
