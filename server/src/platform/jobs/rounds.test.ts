import { eventually } from '@tufang/tests/eventually'
import { logLines } from '@tufang/tests/log-lines'
import { expect, it } from 'vitest'
import { Rounds } from './rounds.js'

it('work comes round until it is stopped, never twice at a time, and after a failure as well', async () => {
  const { log, lines } = logLines()
  let [begun, under] = [0, 0]
  const work = async (): Promise<void> => {
    expect(++under).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    under--
    if (++begun === 2) throw new Error('away')
  }
  const rounds = new Rounds('look', 2, work, log)
  rounds.start()
  rounds.start()
  await eventually(() => expect(begun).toBeGreaterThan(3))
  await rounds.stop()
  const whole = begun
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([begun, under]).toEqual([whole, 0])
  expect(lines()).toMatchObject([{ level: 40, msg: 'look', err: { message: 'away' } }])
})

it('a stop does not wait for the next round', async () => {
  const rounds = new Rounds('look', 3600_000, async () => undefined, logLines().log)
  rounds.start()
  await rounds.stop()
})
