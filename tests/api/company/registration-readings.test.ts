import { ReadingService } from '@tufang/server/modules/company/reading/reading.service'
import { RegistrationReadings } from '@tufang/server/modules/company/review/readings'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { type Ocr, OcrUnavailable } from '@tufang/server/platform/ocr/ocr'
import { OwnOcr } from '@tufang/server/platform/ocr/own-ocr'
import { testApp } from '@tufang/tests/app'
import { handIn, papersOf, registerCompany } from '@tufang/tests/authentication'
import { deskPerson } from '@tufang/tests/desk'
import { signIn } from '@tufang/tests/sign-in'
import { png } from '@tufang/tests/upload'
import { expect, it } from 'vitest'

const app = await testApp()
const desk = await deskPerson(app)

/** Reading of each picture in order, or the reason why it is missing. */
type Said = Record<string, string> | 'SLOW' | 'BUSY' | 'DOWN' | undefined

const read = (said: Said) => {
  if (typeof said === 'string') return Promise.reject(new OcrUnavailable(said))
  const fields = Object.entries(said ?? {}).map(([name, text]) => [name, { text, sure: true }])
  return Promise.resolve(said && Object.fromEntries(fields))
}

const ocrThat = (licence: Said, portrait: Said, emblem: Said) =>
  ({
    readLicence: () => read(licence),
    readPortraitSide: () => read(portrait),
    readEmblemSide: () => read(emblem),
  }) as unknown as Ocr

async function handedIn() {
  const { contactPhone: mobile } = await registerCompany(app)
  app.clock.advance(60_000)
  const admin = await signIn(app, { mobile, roleType: RoleType.COMPANY })
  const { viewer } = await admin.ask<{ viewer: { user: { id: string } } }>('{ viewer { user { id } } }')
  const papers = await papersOf(viewer.user.id)
  return { papers, id: (await handIn(admin, papers)).id }
}

const found = async (id: string) => {
  const query = 'query ($id: ID) { registration(id: $id) { checks { check ok message } } }'
  const { registration } = await desk.ask<{
    registration: { checks: { check: string; ok: boolean | null; message: string | null }[] }
  }>(query, { id })
  const ofPictures = registration.checks.filter(({ check }) => check.endsWith('_READ'))
  return Object.fromEntries(ofPictures.map(({ check, ok, message }) => [check, ok ?? message]))
}

const tryWith = (ocr: Ocr, id: string, signal = new AbortController().signal) =>
  new RegistrationReadings(app.database, ocr, { contentOf: async () => Buffer.from('a picture') }).read({ id }, signal)

it.each(['SLOW', 'BUSY', 'DOWN'] as const)('a reader that is %s finds nothing out, and is asked again', async (why) => {
  const { papers, id } = await handedIn()
  const { companyName = '', idName = '', idAuthority = '' } = papers as Record<string, string>
  await expect(tryWith(ocrThat(why, why, why), id)).rejects.toMatchObject({ code: 'OCR_BUSY' })
  expect(await found(id)).toEqual({ LICENCE_READ: '尚未识别', PORTRAIT_READ: '尚未识别', EMBLEM_READ: '尚未识别' })

  // Readings are stored, and shown beside the checks that are still open.
  await expect(tryWith(ocrThat(why, { idName }, why), id)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await found(id)).toMatchObject({ PORTRAIT_READ: true, EMBLEM_READ: expect.stringContaining('没有识别结果') })

  expect(await tryWith(ocrThat({ companyName }, 'DOWN', { idAuthority: `${idAuthority}县` }), id)).toBe(true)
  expect(await found(id)).toEqual({ LICENCE_READ: true, PORTRAIT_READ: true, EMBLEM_READ: false })
})

it('a reader whose models are missing knows nothing, and says so to the person who fills the form in', async () => {
  const missing = { detectionPath: '/nowhere/a.onnx', recognitionPath: '/nowhere/b.onnx', dictionaryPath: '/nowhere/c' }
  const ocr = new OwnOcr(undefined, missing)
  const reading = new ReadingService(app.database, app.clock, ocr)
  const asked = reading.readLicence({ address: '203.0.113.37', userId: null }, png())
  await expect(asked).rejects.toMatchObject({ code: 'OCR_DOWN', message: '识别服务暂不可用，请直接手工填写' })
  const { id } = await handedIn()
  await expect(tryWith(ocr, id)).rejects.toMatchObject({ code: 'OCR_BUSY' })
  expect(await found(id)).toEqual({ LICENCE_READ: '尚未识别', PORTRAIT_READ: '尚未识别', EMBLEM_READ: '尚未识别' })
  await ocr.close()
})

it('the places of what was read without certainty are kept for the reviewer, and no others', async () => {
  const { id } = await handedIn()
  const cut = { left: 0.1, top: 0.2, right: 0.5, bottom: 0.3, turned: 1 }
  const ocr = {
    readLicence: async () => ({
      companyName: { text: '甲', sure: false, cut },
      companyNo: { text: '乙', sure: true, cut },
    }),
    readPortraitSide: async () => ({ idName: { text: '丙', sure: false } }),
    readEmblemSide: async () => undefined,
  } as unknown as Ocr
  expect(await tryWith(ocr, id)).toBe(true)
  const query =
    'query ($id: ID) { registration(id: $id) { readings { field sure cut { left top right bottom turned } } } }'
  const { registration } = await desk.ask<{ registration: { readings: unknown[] } }>(query, { id })
  expect(registration.readings).toHaveLength(3)
  expect(registration.readings).toEqual(
    expect.arrayContaining([
      { field: 'companyName', sure: false, cut },
      { field: 'companyNo', sure: true, cut: null },
      { field: 'idName', sure: false, cut: null },
    ]),
  )
})

it('a picture of something else is known to say nothing, and is not waited for', async () => {
  const { id } = await handedIn()
  expect(await tryWith(ocrThat(undefined, undefined, undefined), id)).toBe(true)
  const { LICENCE_READ } = await found(id)
  expect(LICENCE_READ).toMatch(/^没有识别结果：公司名称/)
})

it('a try whose time is over leaves the rest to the next one', async () => {
  const { papers, id } = await handedIn()
  const { idName = '' } = papers as Record<string, string>
  const ocr = ocrThat(undefined, { idName }, undefined)
  await expect(tryWith(ocr, id, AbortSignal.abort())).rejects.toMatchObject({ code: 'OCR_BUSY' })
  expect(await found(id)).toMatchObject({ PORTRAIT_READ: '尚未识别' })
})
