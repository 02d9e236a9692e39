import type { Services } from '@tufang/server/container'
import { defineJobs } from '@tufang/server/jobs'
import type { Ground } from '@tufang/server/modules/domain'
import type { JobData, JobHandler, Jobs, SendOptions } from '@tufang/server/platform/jobs/jobs'

interface QueuedJob {
  name: string
  data: JobData
  startAfter: Date | undefined
}

/** Queue that keeps its jobs and does none. */
export function keptJobs(): { queued: QueuedJob[]; jobs: Pick<Jobs, 'send'> } {
  const queued: QueuedJob[] = []
  const send = async (name: string, data: JobData, { startAfter }: SendOptions = {}) =>
    void queued.push({ name, data, startAfter })
  return { queued, jobs: { send } }
}

/** Every job of the program by name: when it comes round, and `work` to do it at once. */
export function definedJobs(services: Services, ground: Ground) {
  const handlers = new Map<string, JobHandler>()
  const crons = new Map<string, string>()
  const never = async () => undefined
  defineJobs(
    {
      define: (name, handler) => void handlers.set(name, handler),
      schedule: (name, cron) => void crons.set(name, cron),
      send: never,
      start: never,
      stop: never,
    },
    services,
    ground,
  )
  const work = async (name: string, data: JobData = {}): Promise<void> => {
    const handler = handlers.get(name)
    if (!handler) throw new Error(`no job ${name}`)
    await handler(data, new AbortController().signal)
  }
  return { crons, work }
}
