import type { Logger } from 'pino'
import type { Services } from './container.js'
import { faces } from './domains.js'
import { bulkReaderOver } from './graphql/bulk/bulk-reader.js'
import { beyondCompany, withinCompanies } from './kernel/sql/wall.js'
import type { BackgroundTasks, Ground } from './modules/domain.js'
import { importTask } from './modules/import/index.js'
import { deliveryJob, type JobData, type Jobs } from './platform/jobs/jobs.js'
import { Rounds } from './platform/jobs/rounds.js'

/**
 * Every job of the program, who does it and when. One that names a company is done within its wall, and any other sees
 * no company's rows.
 */
export function defineJobs(queue: Jobs, services: Services, ground: Ground): void {
  const jobs = walledIn(queue)
  const { statistics, log } = ground
  jobs.define('statistics', async (_, signal) => {
    log?.info({ tables: await statistics.refresh(signal) }, 'statistics')
  })
  jobs.schedule('statistics', '*/5 * * * *')
  for (const domain of faces) {
    for (const [name, sums] of Object.entries(domain.sums?.(services) ?? {})) {
      jobs.define(name, async (_, signal) => {
        log?.info({ days: await sums.fold(signal) }, name)
      })
      jobs.schedule(name, sums.schedule)
    }
    domain.jobs?.(jobs, services, ground)
  }
  services.bulkSource.fill(bulkReaderOver(services, ground.database))
  for (const { job, work } of tasksOf(services, ground)) {
    jobs.define(job, ({ companyId, id }, signal) => work({ companyId: String(companyId), id: String(id) }, signal))
  }
  for (const topic of services.outbox.topics) {
    jobs.define(deliveryJob(topic), async ({ id }, signal) => {
      await services.outbox.deliver(String(id), signal)
    })
  }
}

const walledIn = (jobs: Jobs): Jobs => ({
  define: (name, work) =>
    jobs.define(name, (data, signal) => withinCompanies(companiesOf(data), () => work(data, signal))),
  schedule: (name, cron) => jobs.schedule(name, cron),
  send: (name, data, options) => jobs.send(name, data, options),
  start: () => jobs.start(),
  stop: () => jobs.stop(),
})

const companiesOf = ({ companyId }: JobData): string[] => (typeof companyId === 'string' ? [companyId] : [])

const tasksOf = (services: Services, ground: Ground): BackgroundTasks[] =>
  faces.flatMap((domain) => [
    ...(domain.tasks?.(services, ground) ?? []),
    ...(domain.imports?.(services) ?? []).map((one) => importTask(one, ground)),
  ])

/**
 * Time between two searches for tasks. Together with the silence that ends an attempt and the wait of the queue, it
 * lets the work of a killed program go on within a minute.
 */
const LOOK_MS = 10_000

/** Looks for tasks that an ended program left behind, as long as this one runs. */
export const taskRounds = (jobs: Pick<Jobs, 'send'>, services: Services, ground: Ground, log: Logger): Rounds =>
  new Rounds('tasks left behind', LOOK_MS, () => resumeTasks(jobs, services, ground, { alone: false }), log)

/** Has tasks done that an ended program left behind; `alone` when this is the only program on its database. */
export async function resumeTasks(
  jobs: Pick<Jobs, 'send'>,
  services: Services,
  ground: Ground,
  { alone }: { alone: boolean },
): Promise<void> {
  for (const { job, waiting } of tasksOf(services, ground)) {
    for (const { companyId, id } of await beyondCompany(() => waiting(alone)))
      await jobs.send(job, { companyId, id }, { singletonKey: id })
  }
}
