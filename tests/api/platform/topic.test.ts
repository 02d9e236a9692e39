import { readConfig } from '@tufang/server/config'
import { groundOf, servicesOver } from '@tufang/server/container'
import { domains } from '@tufang/server/domains'
import { DomainError } from '@tufang/server/kernel/errors'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { defineDomain } from '@tufang/server/modules/domain'
import { deliveryJob, type JobData } from '@tufang/server/platform/jobs/jobs'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { MINUTE, SECOND, TestClock } from '@tufang/tests/clock'
import { testDatabase } from '@tufang/tests/database'
import { definedJobs, keptJobs } from '@tufang/tests/jobs'
import { logLines } from '@tufang/tests/log-lines'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const BELL = 'bell'

/** Bells of another system, which recognize by its key a message for which they have rung. */
class Bells {
  readonly rung = new Map<string, JobData>()
  readonly ring = vi.fn(async (key: string, payload: JobData) => void this.rung.set(key, payload))
}

const silences: object[] = []

/** Domain in a folder of its own: nothing outside of it says how its messages are delivered. */
const tower = defineDomain({
  name: 'tower',
  services: () => ({ bells: new Bells() }),
  topics: ({ bells }) => ({
    [BELL]: {
      attempts: 3,
      deliver: async (payload, _signal, { id }) => {
        await bells.ring(id, payload)
        return true
      },
      async givenUp(em, payload, code) {
        silences.push({ hour: payload.hour, code, inTransaction: em.isInTransaction() })
      },
    },
  }),
})

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const database = await testDatabase()
const clock = new TestClock()
const { log } = logLines()
const { queued, jobs } = keptJobs()
const ground = groundOf({ config, database, sms: new InboxSms(), clock, jobs, log })
const all = [...domains, tower]
const services = servicesOver(ground, all)
// The program's own types do not name the services of a domain that a test adds.
const { bells } = services as typeof services & { bells: Bells }

const { work } = definedJobs(services, ground)

const write = (hour: string) =>
  inTransaction(database, (em) =>
    ground.outbox.add(em, {
      topic: BELL,
      payload: { hour },
      expiresAt: new Date(clock.now().getTime() + 60 * MINUTE),
    }),
  )
/** Runs the due jobs, as the queue does. */
async function until(ms: number): Promise<void> {
  const end = new Date(clock.now().getTime() + ms)
  for (;;) {
    const at = queued.findIndex(({ startAfter }) => startAfter !== undefined && startAfter <= end)
    const [due] = at < 0 ? [] : queued.splice(at, 1)
    if (!due?.startAfter) break
    if (due.startAfter > clock.now()) clock.set(due.startAfter)
    await work(due.name, due.data)
  }
  clock.set(end)
}

beforeEach(() => {
  queued.length = 0
  silences.length = 0
  bells.rung.clear()
  bells.ring.mockClear()
})

describe('a topic of a domain’s face', () => {
  it('is delivered by a job of its own, under the key of its message', async () => {
    const id = await write('12')
    expect(queued.map(({ name }) => name)).toEqual([deliveryJob(BELL)])
    await until(MINUTE)
    expect([...bells.rung]).toEqual([[id, { hour: '12' }]])
    expect(silences).toEqual([])
  })

  it('may reach its receiver twice, who does it once', async () => {
    const id = await write('1')
    bells.ring.mockImplementationOnce(async (key, payload) => {
      bells.rung.set(key, payload)
      throw new Error('killed between the receiver’s yes and the mark')
    })
    await until(5 * MINUTE)
    expect(bells.ring.mock.calls.map(([key]) => key)).toEqual([id, id])
    expect([...bells.rung.keys()]).toEqual([id])
  })

  it('is given up after as many tries as it says, and its domain writes that down', async () => {
    bells.ring.mockRejectedValue(new Error('no rope'))
    await write('2')
    await until(59 * MINUTE)
    expect(bells.ring).toHaveBeenCalledTimes(3)
    expect(silences).toEqual([{ hour: '2', code: 'Error', inTransaction: true }])
    bells.ring.mockReset()
  })

  it('is given up when it is refused, and when nobody wants it any more', async () => {
    bells.ring.mockRejectedValueOnce(new DomainError('SMS_REFUSED', { message: 'no' }))
    await write('3')
    await until(MINUTE)
    const late = await write('4')
    clock.advance(60 * MINUTE + SECOND)
    await ground.outbox.deliver(late)
    expect(bells.ring).toHaveBeenCalledTimes(1)
    expect(silences).toEqual([
      { hour: '3', code: 'SMS_REFUSED', inTransaction: true },
      { hour: '4', code: 'EXPIRED', inTransaction: true },
    ])
  })

  it('has one owner', () => {
    const again = groundOf({ config, database, sms: new InboxSms(), clock, jobs, log })
    const other = { ...tower, name: 'other', services: () => ({ others: new Bells() }) }
    expect(() => servicesOver(again, [...all, other])).toThrow('two deliver the topic bell')
  })
})
