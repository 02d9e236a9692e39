import { ReadingService } from '@tufang/server/modules/company/reading/reading.service'
import { networkOf } from '@tufang/server/modules/identity/network'
import type { Ocr } from '@tufang/server/platform/ocr/ocr'
import { openApp } from '@tufang/tests/app'
import { newPeople, newPerson } from '@tufang/tests/person'
import { png } from '@tufang/tests/upload'
import { expect, it } from 'vitest'

const app = await openApp()
const asked: (string | undefined)[] = []
const ocr = {
  readLicence: async (_: Uint8Array, stranger?: string) => {
    asked.push(stranger)
    return { companyName: { text: '甲', sure: true } }
  },
} as unknown as Ocr
const readings = new ReadingService(app.database, app.clock, ocr)
const MOST = 60

const readAs = (address: string, userId: string | null = null) => readings.readLicence({ address, userId }, png())

it('strangers use up what one address has, and nothing of who is signed in beside them', async () => {
  const person = newPerson('乙')
  await newPeople([person])
  const address = '198.51.100.9'
  for (let time = 0; time < MOST; time++) await readAs(address)
  await expect(readAs(address)).rejects.toMatchObject({ code: 'TOO_OFTEN', retryAfter: 3600 })
  await readAs(address, person.id)
  await readAs('198.51.100.10')
  expect(asked.slice(-2)).toEqual([undefined, networkOf('198.51.100.0').name])
})

it('a /64 is one address', async () => {
  for (let time = 0; time < MOST; time++) await readAs(`2001:db8:7:1::${time + 1}`)
  await expect(readAs('2001:db8:7:1:ffff::1')).rejects.toMatchObject({ code: 'TOO_OFTEN' })
  await readAs('2001:db8:7:2::1')
})
