import { readConfig } from '@tufang/server/config'
import { createServices, groundOf, servicesOver } from '@tufang/server/container'
import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { newId } from '@tufang/server/kernel/values/id'
import { BossJobs } from '@tufang/server/platform/jobs/boss-jobs'
import type { DeliveryHandler } from '@tufang/server/platform/outbox/outbox'
import { OutboxService } from '@tufang/server/platform/outbox/outbox.service'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { MINUTE, SECOND, TestClock } from '@tufang/tests/clock'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { definedJobs, keptJobs } from '@tufang/tests/jobs'
import { logLines } from '@tufang/tests/log-lines'
import { insert, rowOf } from '@tufang/tests/rows'
import { uniqueMobile } from '@tufang/tests/unique'
import { beforeEach, describe, expect, it, vi } from 'vitest'

interface Sent {
  topic: string
  id: string
  startAfter: Date
}

const database = await testDatabase()
const clock = new TestClock()
const { log, lines, written } = logLines()
const sent: Sent[] = []
const outbox = new OutboxService(database, clock, log, async (topic, id, startAfter) => {
  sent.push({ topic, id, startAfter })
})
const receive = vi.fn<DeliveryHandler>()
outbox.define('letters', { deliver: receive })

beforeEach(() => {
  clock.advance(0)
  sent.length = 0
  written.length = 0
  receive.mockReset().mockResolvedValue(true)
})

const in5Minutes = () => new Date(clock.now().getTime() + 5 * MINUTE)
const write = (topic = 'letters') =>
  inTransaction(database, (em) => outbox.add(em, { topic, payload: { to: 'a' }, expiresAt: in5Minutes() }))
const rowNow = (id: string) =>
  rowOf<{ state: string; attempts: number; error: string | null }>(sql`
    select case when delivered_at is not null then 'DELIVERED' when given_up_at is not null then 'GIVEN_UP' else 'OPEN' end as state,
      attempts, error from outbox where id = ${id}`)
const secondsUntil = ({ startAfter }: Sent) => (startAfter.getTime() - clock.now().getTime()) / SECOND
const failure = () =>
  Object.assign(new Error('fetch failed'), { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })

describe('a message', () => {
  it('is there with its job if and only if its transaction commits', async () => {
    const lost = inTransaction(database, async (em) => {
      await outbox.add(em, { topic: 'letters', payload: {}, expiresAt: in5Minutes() })
      throw new Error('rolled back')
    })
    await expect(lost).rejects.toThrow('rolled back')
    const [rolledBack] = sent.splice(0)
    const id = await write()
    expect(await rowNow(id)).toEqual({ state: 'OPEN', attempts: 0, error: null })
    expect(sent).toMatchObject([{ topic: 'letters', id }])
    await expect(rowNow(rolledBack?.id ?? '')).rejects.toThrow('no row')
  })

  it('is delivered once, whoever asks again', async () => {
    const id = await write()
    expect(await outbox.deliver(id)).toEqual({ state: 'DELIVERED' })
    expect(await outbox.deliver(id)).toEqual({ state: 'LATER' })
    expect(receive.mock.calls).toEqual([[{ to: 'a' }, expect.any(AbortSignal), { id, attempt: 1 }]])
    expect(await rowNow(id)).toEqual({ state: 'DELIVERED', attempts: 1, error: null })
  })

  it('is one receiver’s call when two deliver at once, until the lease ends', async () => {
    const id = await write()
    const hung = Promise.withResolvers<boolean>()
    receive.mockReturnValueOnce(hung.promise)
    const first = outbox.deliver(id)
    await eventually(() => expect(receive).toHaveBeenCalled())
    const others = await Promise.all(Array.from({ length: 4 }, () => outbox.deliver(id)))
    expect(others).toEqual(others.map(() => ({ state: 'LATER' })))
    clock.advance(29 * SECOND)
    expect(await outbox.deliver(id)).toEqual({ state: 'LATER' })
    expect(receive).toHaveBeenCalledTimes(1)
    clock.advance(SECOND)
    expect(await outbox.deliver(id)).toEqual({ state: 'DELIVERED' })
    hung.resolve(true)
    expect(await first).toEqual({ state: 'DELIVERED' })
    expect(receive).toHaveBeenCalledTimes(2)
  })

  it('leaves a job for the end of its lease, so that a killed process’s message is not forgotten', async () => {
    const id = await write()
    sent.length = 0
    receive.mockReturnValueOnce(new Promise(() => undefined))
    void outbox.deliver(id)
    await eventually(() => expect(receive).toHaveBeenCalled())
    expect(sent.map(secondsUntil)).toEqual([30])
    clock.advance(10 * SECOND)
    await outbox.deliver(id)
    expect(sent.slice(1).map(secondsUntil)).toEqual([20])
  })

  it('that fails is tried again after 10 seconds and more, up to a tenth of its life, until it expires', async () => {
    const id = await write()
    receive.mockImplementation(async () => {
      throw failure()
    })
    const pauses: number[] = []
    for (let state = 'LATER'; state === 'LATER' && pauses.length < 20; ) {
      sent.length = 0
      ;({ state } = await outbox.deliver(id))
      const next = sent.at(-1)
      if (state === 'LATER' && next) {
        pauses.push(secondsUntil(next))
        clock.advance(secondsUntil(next) * SECOND)
      }
    }
    expect(pauses).toEqual([10, 20, 30, 30, 30, 30, 30, 30, 30, 30])
    expect(await rowNow(id)).toEqual({ state: 'GIVEN_UP', attempts: 11, error: 'ECONNREFUSED' })
    expect(lines()[0]).toMatchObject({ level: 40, msg: 'outbox', topic: 'letters', attempt: 1, givenUp: false })
    expect(lines().at(-1)).toMatchObject({ level: 40, msg: 'outbox', attempt: 11, givenUp: true })
  })

  it('is tried again after an outage of the database', async () => {
    const id = await write()
    receive.mockRejectedValueOnce(new DomainError('SERVER_BUSY'))
    expect(await outbox.deliver(id)).toEqual({ state: 'LATER' })
    clock.advance(10 * SECOND)
    expect(await outbox.deliver(id)).toEqual({ state: 'DELIVERED' })
  })

  it('that is refused is given up, and the log does not repeat the words', async () => {
    const id = await write()
    const refusal = new DomainError('SMS_REFUSED', { message: '号码13800000001在黑名单' })
    receive.mockRejectedValueOnce(refusal)
    expect(await outbox.deliver(id)).toEqual({ state: 'REFUSED', refusal })
    expect(await rowNow(id)).toEqual({ state: 'GIVEN_UP', attempts: 1, error: 'SMS_REFUSED' })
    expect(lines()).toMatchObject([{ msg: 'outbox', code: 'SMS_REFUSED', givenUp: true }])
    expect(written.join('')).not.toContain('13800000001')
  })

  it('that nobody needs any more, or that came too late, is given up', async () => {
    const [needless, late] = [await write(), await write()]
    receive.mockResolvedValueOnce(false)
    expect(await outbox.deliver(needless)).toEqual({ state: 'GIVEN_UP' })
    expect(await rowNow(needless)).toMatchObject({ state: 'GIVEN_UP', error: 'NEEDLESS' })
    clock.advance(5 * MINUTE)
    expect(await outbox.deliver(late)).toEqual({ state: 'LATER' })
    expect(await rowNow(late)).toEqual({ state: 'GIVEN_UP', attempts: 0, error: 'EXPIRED' })
    expect(receive).toHaveBeenCalledTimes(1)
  })

  it('of a topic that nobody delivers waits for a program that does', async () => {
    const id = await write('parcels')
    expect(await outbox.deliver(id)).toEqual({ state: 'LATER' })
    expect(await rowNow(id)).toMatchObject({ state: 'OPEN', attempts: 1 })
  })
})

describe('an answer that waits for a delivery', () => {
  it('comes when its time is up, and the delivery goes on', async () => {
    const id = await write()
    const slow = Promise.withResolvers<boolean>()
    receive.mockReturnValueOnce(slow.promise)
    expect(await outbox.deliverWithin(1, id)).toEqual({ state: 'LATER' })
    slow.resolve(true)
    await eventually(async () => expect(await rowNow(id)).toMatchObject({ state: 'DELIVERED' }))
  })

  it('is no fault when the database is lost after the commit', async () => {
    const id = await write()
    vi.spyOn(database.em, 'fork').mockImplementationOnce(() => {
      throw new Error('no connection in time')
    })
    expect(await outbox.deliverWithin(1000, id)).toEqual({ state: 'LATER' })
    expect(lines()).toMatchObject([
      { level: 50, msg: 'outbox', message: id, err: { message: 'no connection in time' } },
    ])
  })
})

it('a stopping program ends what takes too long, and leaves it to the next one', async () => {
  const stopping = new OutboxService(database, clock, log, async () => undefined)
  stopping.define('letters', {
    deliver: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  })
  const id = await write()
  const trying = stopping.deliver(id)
  await eventually(async () => expect(await rowNow(id)).toMatchObject({ attempts: 1 }))
  await stopping.stop()
  expect(await trying).toEqual({ state: 'LATER' })
  expect(await rowNow(id)).toMatchObject({ state: 'OPEN', error: 'AbortError' })
})

describe('a code whose process was killed between commit and delivery', () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })

  async function codeWithoutDelivery(services: ReturnType<typeof createServices>) {
    const [id, mobile] = [newId(), uniqueMobile()]
    await insert('sms_phone', { mobile })
    await insert('sms_code', { id, mobile, purpose: 1, address: '10.0.0.1', expiresAt: in5Minutes() })
    const message = await inTransaction(database, (em) =>
      services.outbox.add(em, { topic: 'sms-code', payload: { id }, expiresAt: in5Minutes() }),
    )
    return { mobile, message }
  }

  it('is delivered by the job that was sent with it', async () => {
    const sms = new InboxSms()
    const { queued, jobs } = keptJobs()
    const ground = groundOf({ config, database, sms, clock, jobs, log })
    const services = servicesOver(ground)
    const { mobile, message } = await codeWithoutDelivery(services)
    expect(queued).toEqual([
      { name: 'outbox-sms-code', data: { id: message }, startAfter: new Date(clock.now().getTime() + 10 * SECOND) },
    ])
    await definedJobs(services, ground).work('outbox-sms-code', { id: message })
    await services.codes.check({ mobile, code: sms.codeOf(mobile) ?? '' }, '10.0.0.1')
  })

  it('is delivered by the queue itself', async () => {
    const sms = new InboxSms()
    const jobs = new BossJobs(database.url, log, 0.5)
    // The first look comes 10 seconds after the commit, on this clock.
    const early = new TestClock()
    early.set(new Date(Date.now() - 10 * SECOND))
    const services = createServices({ config, database, sms, clock: early, jobs, log })
    jobs.define('outbox-sms-code', async ({ id }) => void (await services.outbox.deliver(String(id))))
    await jobs.start()
    try {
      const { mobile, message } = await codeWithoutDelivery(services)
      await eventually(async () => expect(await rowNow(message)).toMatchObject({ state: 'DELIVERED' }))
      expect(sms.codeOf(mobile)).toMatch(/^\d{6}$/)
    } finally {
      await jobs.stop()
    }
  })
})
