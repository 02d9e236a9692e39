import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { sheetIn } from '@tufang/tests/workbook'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'

const app = await testApp()
const at = (text: string) => new Date(`${text}+08:00`)
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Row = Record<string, string | number>

/** The rows under their heads; the file must come as one. */
function rowsIn(answer: LightMyRequestResponse): Row[] {
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.headers['content-type']).toBe(XLSX)
  return utils.sheet_to_json<Row>(sheetIn(answer.rawPayload))
}

const nameOf = ({ headers }: LightMyRequestResponse) =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))?.[1] ?? '')

async function loaded(company: TestCompany, machine: string | null, inDatetime: string) {
  const waybill = await newWaybill(company, { inDatetime: at(inDatetime), goDatetime: at(inDatetime) })
  await rowsOf(sql`update waybill set machine_code = ${machine}, in_staff_name = '=HYPERLINK("x")', in_shift_type = 'DAY'
    where company_id = ${company.id} and id = ${waybill.id}`)
  return waybill
}

describe('the loading of excavators as a spreadsheet', () => {
  const path = '/chain/companywaybill/exportExcavatorLoadingInfo'

  it('has what the page lists for the same parameters, whole and in its order', async () => {
    const company = await newCompany()
    const caller = await company.as('只读')
    const first = await loaded(company, 'WJ-001', '2026-03-04T08:00:00')
    const second = await loaded(company, 'WJ-002', '2026-03-05T08:00:00')
    await loaded(company, null, '2026-03-05T09:00:00')
    await loaded(await newCompany(), 'WJ-001', '2026-03-05T09:00:00')
    for (const body of [{}, { size: 1, current: 9 }, { machineCode: 'WJ-001' }, { inDatetimeEnd: '2026-03-04' }]) {
      const answer = await caller.rest('POST', path, { body })
      const listed = await caller.rest('POST', '/chain/companywaybill/queryExcavatorLoadingPage', {
        body: { ...body, size: 20, current: 1 },
      })
      const { records } = listed.json<{ data: { records: { no: string }[] } }>().data
      expect(rowsIn(answer).map((row) => row.运单号)).toEqual(records.map(({ no }) => no))
      expect(nameOf(answer)).toBe('挖机装车记录.xlsx')
    }
    const rows = rowsIn(await caller.rest('POST', path, { body: { ascs: 'in_datetime' } }))
    expect(rows.map((row) => row.运单号)).toEqual([first.no, second.no])
    expect(rows[0]).toMatchObject({
      挖机编号: 'WJ-001',
      装车员: '=HYPERLINK("x")',
      装车时间: '2026-03-04 08:00:00',
      班次: '白班',
      计量单位: '车',
    })
  })

  it('keeps every text a text', async () => {
    const company = await newCompany()
    await loaded(company, '=1+1', '2026-03-04T08:00:00')
    const { rawPayload } = await (await company.as('只读')).rest('POST', path, { body: {} })
    const { Sheets, SheetNames } = read(rawPayload, { type: 'buffer', cellFormula: true })
    const cells = Object.values(Sheets[SheetNames[0] ?? ''] ?? {}).filter((cell) => typeof cell === 'object')
    expect(cells.some((cell) => cell !== null && 'f' in cell)).toBe(false)
  })

  it('passes over an order that it does not know', async () => {
    const company = await newCompany()
    const unordered = await (await company.as('只读')).rest('POST', path, { body: { descs: 'x' } })
    expect(unordered.statusCode).toBe(200)
  })
})

describe('what a dump site got in a month', () => {
  const path = '/chain/deliveryItem/excel'

  async function site() {
    const company = await newCompany()
    const dumpSite = await newDumpSite(company, { name: `清林径${company.name.slice(-6)}` })
    return { company, dumpSite, caller: await company.as('只读') }
  }

  it('are the waybills that used its tickets from its first day 06:00 to the next month, the first first', async () => {
    const { company, dumpSite, caller } = await site()
    const made = new Map<string, string>()
    for (const time of ['2026-02-01T05:59:59', '2026-03-01T05:59:59', '2026-02-01T06:00:00', '2026-03-01T06:00:00']) {
      made.set((await newWaybill(company, { dumpSite, isTicket: true, goDatetime: at(time) })).no, time)
    }
    const place = { dumpSite, goDatetime: at('2026-02-10T08:00:00') }
    await newWaybill(company, { ...place, status: 'VOID', isTicket: true })
    await newWaybill(company, place)
    made.set((await newWaybill(company, { ...place, status: 'IN_TRANSIT', isTicket: true })).no, 'on its way')
    await newWaybill(company, { dumpSite: await newDumpSite(company), goDatetime: at('2026-02-10T08:00:00') })
    const query = { garbageId: dumpSite.id, yearMonth: '2026-02' }
    const answer = await caller.rest('GET', path, { query })
    const found = rowsIn(answer).map((row) => made.get(String(row.运单号)))
    expect(found).toEqual(['2026-02-01T06:00:00', 'on its way', '2026-03-01T05:59:59'])
    expect(nameOf(answer)).toBe(`${dumpSite.name}2026-02渣土场运单.xlsx`)
    const narrowed = await caller.rest('GET', path, {
      query: { ...query, start: '2026-01-01 00:00:00', end: '2026-02-02' },
    })
    expect(rowsIn(narrowed)).toHaveLength(1)
    expect(rowsIn(await caller.rest('GET', path, { query: { ...query, truckCode: '没有' } }))).toEqual([])
    expect(rowsIn(await caller.rest('GET', path, { query: { ...query, yearMonth: '2025-12' } }))).toEqual([])
  })

  it('are narrowed by every search of the list of waybills, and sorted as it is', async () => {
    const { company, dumpSite, caller } = await site()
    const [project, soilType] = [await newProject(company), await newSoilType(company)]
    const place = { dumpSite, goDatetime: at('2026-02-10T08:00:00') }
    const first = await newWaybill(company, { ...place, isTicket: true, ticketNo: 'PH-7', project, soilType })
    const second = await newWaybill(company, { ...place, goDatetime: at('2026-02-11T08:00:00') })
    const found = async (query: Record<string, string>) =>
      rowsIn(await caller.rest('GET', path, { query: { garbageId: dumpSite.id, yearMonth: '2026-02', ...query } })).map(
        (row) => row.运单号,
      )
    for (const query of [
      { isTicket: '1' },
      { ticketNo: 'PH-7' },
      { projectInfoId: project.id },
      { goTicketSoilType: soilType.name },
      { soilType: soilType.name },
      { no: first.no },
      { goDatetimeEnd: '2026-02-10' },
      { start: '2026-02-10 08:00:00', end: '2026-02-10 08:00:01' },
    ] as Record<string, string>[])
      expect({ query, found: await found(query) }).toEqual({ query, found: [first.no] })
    for (const query of [{ isTicket: '0' }, { isTicket: '0', goDatetimeStart: '2026-02-11' }] as Record<
      string,
      string
    >[])
      expect({ query, found: await found(query) }).toEqual({ query, found: [second.no] })
    expect(await found({ soilType: '没有' })).toEqual([])
    const third = await newWaybill(company, { ...place, goDatetime: at('2026-02-12T08:00:00'), isTicket: true })
    expect(await found({ descs: 'go_datetime' })).toEqual([third.no, first.no])
    expect(await found({ ticketNo: 'PH-8' })).toEqual([])
  })

  it.each([
    [{ yearMonth: '2026-02' }, 'INVALID_INPUT'],
    [{ garbageId: 'x' }, 'INVALID_INPUT'],
    [{ garbageId: 'x', yearMonth: '2026-13' }, 'INVALID_INPUT'],
    [{ garbageId: 'x', yearMonth: '2026-02-01' }, 'INVALID_INPUT'],
    [{ garbageId: 'x', yearMonth: '2026-02' }, 'NOT_FOUND'],
  ])('cannot be asked for by %j', async (query, errorCode) => {
    const { caller } = await site()
    const answer = await caller.rest('GET', path, { query: { ...query } as Record<string, string> })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 1, errorCode })
  })

  it('is nobody else’s, and a captain’s as far as he hauled it', async () => {
    const { company, dumpSite } = await site()
    const query = { garbageId: dumpSite.id, yearMonth: '2026-02' }
    const stranger = await (await newCompany()).as('管理员')
    expect((await stranger.rest('GET', path, { query })).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
    const captain = await newSignedUpCaptain(company)
    const goDatetime = at('2026-02-10T08:00:00')
    const own = await newWaybill(company, {
      dumpSite,
      isTicket: true,
      goDatetime,
      card: await newCard(company, { captain }),
    })
    await newWaybill(company, { dumpSite, isTicket: true, goDatetime })
    const caller = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(rowsIn(await caller.rest('GET', path, { query })).map((row) => row.运单号)).toEqual([own.no])
    await rowsOf(sql`update role set permissions = '{}' where company_id = ${company.id} and name = '结算员'`)
    const refused = await (await company.as('结算员')).rest('GET', path, { query })
    expect(refused.statusCode).toBe(403)
  })
})
