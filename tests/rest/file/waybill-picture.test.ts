import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@tufang/server/kernel/sql/sql'
import { openApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { jpeg, pathOf, png, pngNo, upload } from '@tufang/tests/upload'
import { changesOf, createWaybill, updateWaybill } from '@tufang/tests/waybill-change'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'

const WAYBILL = '/upms/file/upload?fileType=image&dir=waybill/'
const MB = 1024 * 1024

const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-picture-'))
const app = await openApp({ dataDir, pictureOrigins: ['https://cdn.example.com'] })
const company = await newCompany({ app })
const clerk = await company.as('结算员')
afterAll(() => rm(dataDir, { recursive: true }))

let count = 0
/** Uploads a new picture; returns its link. */
const linkOf = async (content = pngNo(++count), caller = clerk) =>
  (await upload(app, caller, WAYBILL, { content })).json<{ link: string }>().link
const idOf = (link: string) => pathOf(link).slice(7, 43)
const attached = async (link: string) =>
  (await rowOf<{ at: Date | null }>(sql`select attached_at as at from stored_file where id = ${idOf(link)}`)).at !==
  null

describe('a picture of a waybill', () => {
  it('is uploaded by who may add or edit waybills, and shown by its link', async () => {
    const link = await linkOf(jpeg())
    const file = await rowOf(sql`select company_id, purpose, mime, address from stored_file where id = ${idOf(link)}`)
    expect(file).toEqual({ company_id: company.id, purpose: 'WAYBILL_PICTURE', mime: 'image/jpeg', address: null })
    const shown = await app.anonymous().rest('GET', pathOf(link))
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1, height: 1 })
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  })

  it('is no other company’s', async () => {
    const bare = pathOf(await linkOf()).split('?')[0] ?? ''
    const stranger = await (await newCompany({ app })).as('管理员')
    expect((await clerk.rest('GET', bare)).statusCode).toBe(200)
    expect((await stranger.rest('GET', bare)).statusCode).toBe(404)
    expect((await app.anonymous().rest('GET', bare)).statusCode).toBe(401)
    const theirs = await linkOf(pngNo(10100), stranger)
    expect(idOf(await linkOf(pngNo(10100)))).not.toBe(idOf(theirs))
  })

  it('is refused of who may only look, and of strangers', async () => {
    const content = pngNo(++count)
    const refused = await upload(app, await company.as('只读'), WAYBILL, { content })
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { errorCode: 'FORBIDDEN' }])
    expect((await upload(app, app.anonymous(), WAYBILL, { content })).statusCode).toBe(401)
  })

  it('is a JPG or PNG of at most 5 MB', async () => {
    const wrong = await upload(app, clerk, WAYBILL, { content: Buffer.from('GIF89a'), name: 'a.jpg' })
    expect(wrong.json()).toMatchObject({ code: 1, msg: '运单照片只能是JPG、PNG格式!' })
    const tooLarge = await upload(app, clerk, WAYBILL, { content: png(5 * MB) })
    expect(tooLarge.json()).toMatchObject({ code: 1, msg: '运单照片大小不能超过5MB!' })
    expect((await upload(app, clerk, WAYBILL, { content: png(5 * MB - 100) })).json()).toMatchObject({ code: 0 })
  })

  it('sent twice is one picture under one link, so that a reused one can be told', async () => {
    const [first, again] = [await linkOf(pngNo(1077)), await linkOf(pngNo(1077))]
    expect(again).toBe(first)
  })

  it('sent again long after it was sent for nothing is a new one', async () => {
    const first = await linkOf(pngNo(1078))
    await rowsOf(sql`update stored_file set created_at = now() - interval '2 days' where id = ${idOf(first)}`)
    expect(await linkOf(pngNo(1078))).not.toBe(first)
  })
})

describe('pictures that are on a waybill', () => {
  it('are kept for good, even after they were taken away', async () => {
    const waybill = await newWaybill(company)
    const [shown, unused] = [await linkOf(), await linkOf()]
    await updateWaybill(clerk, waybill, { inPicture: `https://cdn.example.com/a.jpg,${shown}` })
    await updateWaybill(clerk, waybill, { inPicture: null })
    const [removed] = (await changesOf(clerk, waybill)).filter(({ after }) => after === null)
    expect(removed).toMatchObject({ field: 'inPicture', before: `https://cdn.example.com/a.jpg,${shown}` })
    expect([await attached(shown), await attached(unused)]).toEqual([true, false])
  })

  it('are those of a waybill that was just added as well', async () => {
    const link = await linkOf()
    const [card, project, soilType] = [await newCard(company), await newProject(company), await newSoilType(company)]
    const truck = await newTruck(company, { captain: { id: card.captainId } })
    const made = await createWaybill(clerk, {
      projectId: project.id,
      truckCode: truck.plate,
      tpMode: 'RELEASE',
      goSoilType: soilType.name,
      weightType: 'TRUCK',
      weightTons: '1',
      goDatetime: '2026-01-02T08:00:00+08:00',
      settlePrice: '1',
      goPicture: link,
    })
    expect(await changesOf(clerk, made)).toHaveLength(1)
    expect(await attached(link)).toBe(true)
  })

  it('of another company are not touched by naming them', async () => {
    const other = await newCompany({ app })
    const link = await linkOf(pngNo(++count), await other.as('管理员'))
    await updateWaybill(clerk, await newWaybill(company), { goPicture: link })
    expect(await attached(link)).toBe(false)
  })
})
