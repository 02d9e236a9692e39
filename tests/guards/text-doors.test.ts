import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { newCompany } from '@tufang/tests/company'
import { checkData, dataRows } from '@tufang/tests/data-import'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newTruck } from '@tufang/tests/factories/truck'
import { newKey, report } from '@tufang/tests/track'
import { uniqueDigits } from '@tufang/tests/unique'
import { createWaybill } from '@tufang/tests/waybill-change'
import { check, goodRow, importGround, rowsOfImport } from '@tufang/tests/waybill-import'
import { describe, expect, it } from 'vitest'

/** Odd texts go to every way in for plates, numbers or names; all must read them alike, or all refuse them. */
const company = await newCompany()
const admin = await company.as('管理员')
const ground = await importGround(company)
const captain = await newCaptain(company)

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

const spellings: Readonly<Record<string, (text: string) => string>> = {
  'small letters': (text) => text.toLowerCase(),
  'full width': wide,
  'a blank before': (text) => ` ${text}`,
  'an ideographic blank within': (text) => `${text.slice(0, 3)}\u3000${text.slice(3)}`,
  'a joiner of no width within': (text) => `${text.slice(0, 3)}\u200b${text.slice(3)}`,
  'a mark of order': (text) => `\ufeff${text}`,
  'a soft hyphen within': (text) => `${text.slice(0, 2)}\u00ad${text.slice(2)}`,
}
const position = { gps: '113.9,22.5', createDatetime: '2026-10-20 10:00:00' }
const spelled = Object.entries(spellings)
const plates: Readonly<Record<string, (text: string) => string>> = {
  ...spellings,
  'a dot': (text) => `${text.slice(0, 2)}·${text.slice(2)}`,
  'a dot of Japan': (text) => `${text.slice(0, 2)}・${text.slice(2).toLowerCase()}`,
  'a hyphen': (text) => `${text.slice(0, 2)}-${text.slice(2)}`,
}

/**
 * Trips from forms leave on the day before those of `goodRow`; in the same minute an import would be taken for one of
 * them.
 */
const inputOf = (more: object = {}) => ({
  projectInfoId: ground.project.id,
  truckCode: ground.truck.plate,
  tpMode: 'FREIGHT',
  garbageId: ground.dumpSite.id,
  goSoilType: ground.soilType.name,
  weightType: 'TRUCK',
  weightTons: '1',
  goDatetime: '2026-01-01T08:00:00+08:00',
  ...more,
})
const CREATE = 'mutation ($input: CreateWaybillInput!) { createWaybill(input: $input) { id no truckCode goSoilType } }'
const restBody = (more: object = {}) => ({
  ...{ ...inputOf(), tpMode: 2, weightType: 1, weightTons: 1, goDatetime: '2026-01-01 08:00:00' },
  ...more,
})
const totalOf = async (list: string, type: string, filter: object): Promise<number> => {
  const document = `query ($filter: ${type}Filter) { answer: ${list}(filter: $filter) { total } }`
  return (await admin.ask<{ answer: { total: number } }>(document, { filter })).answer.total
}
const restTotal = async (path: string, query: Record<string, string>): Promise<number> =>
  (await admin.rest('GET', path, { query })).json<{ data: { total: number } }>().data.total
/** Outcome of an import of one row. */
const outcomeOf = async (cells: object): Promise<string> => {
  const [row] = await rowsOfImport(admin, await check(admin, [goodRow(ground, cells)]))
  return row?.issues[0]?.message ?? row?.outcome ?? ''
}
const dataOutcome = async (kind: 'TRUCK' | 'SITE', rows: string[][]): Promise<string> => {
  const [row] = await dataRows(admin, await checkData(admin, kind, rows))
  return row?.issues[0]?.message ?? row?.outcome ?? ''
}

describe('a plate', () => {
  it.each(Object.entries(plates))('with %s is the truck at every door', async (_, spell) => {
    const truck = await newTruck(company, { captain, plate: `粤BR${uniqueDigits(4)}` })
    const odd = spell(truck.plate)
    expect(await createWaybill(admin, inputOf({ truckCode: odd, goTruckCode: odd }))).toMatchObject({
      truckCode: truck.plate,
      goTruckCode: truck.plate,
    })
    const body = restBody({ truckCode: odd })
    expect((await admin.rest('POST', '/chain/companywaybill', { body })).json()).toMatchObject({
      code: 0,
      data: { truckCode: truck.plate },
    })
    expect(await outcomeOf({ truckCode: odd })).toBe('CREATE')
    expect((await report(await newKey(company), [{ ...position, truckCode: odd }])).json()).toMatchObject({
      data: { stored: 1, refused: [] },
    })
    for (const filter of [{ truckCode: odd }, { truckCodes: [odd] }, { equal: { truckCode: odd } }])
      expect(await totalOf('waybills', 'Waybill', filter)).toBe(2)
    for (const filter of [{ plate: odd }, { equal: { plate: odd } }])
      expect(await totalOf('trucks', 'Truck', filter)).toBe(1)
    expect(await restTotal('/chain/companywaybill/page', { truckCode: odd })).toBe(2)
    const input = { plate: odd, captainId: captain.id }
    expect(
      await admin.refusal('mutation ($input: TruckInput!) { createTruck(input: $input) { id } }', { input }),
    ).toMatchObject({
      message: `车牌“${truck.plate}”已存在`,
    })
    expect(
      await dataOutcome('TRUCK', [
        ['车牌', '车队长', '车型'],
        [odd, captain.mobile, '自卸车'],
      ]),
    ).toBe('UPDATE')
    const found = await admin.ask<{ answer: unknown[] }>(
      'query ($keyword: String) { answer: captainTree(keyword: $keyword) { captainId } }',
      { keyword: odd },
    )
    expect(found.answer).toEqual([{ captainId: captain.id }])
  })

  it('has no I and no O, wherever it is made', async () => {
    const refusal = '车牌中没有字母I和O，请核对是否为数字1和0'
    for (const plate of ['粤BO1234', '粤b·1i234', '粤Ｏ１２３４５']) {
      const input = { plate, captainId: captain.id }
      expect(
        await admin.refusal('mutation ($input: TruckInput!) { createTruck(input: $input) { id } }', { input }),
      ).toMatchObject({
        message: refusal,
      })
      expect(
        await dataOutcome('TRUCK', [
          ['车牌', '车队长'],
          [plate, captain.mobile],
        ]),
      ).toBe(refusal)
      const made = refusal.replace('车牌', '出场车牌')
      expect(await admin.refusal(CREATE, { input: inputOf({ goTruckCode: plate }) })).toMatchObject({ message: made })
      const body = restBody({ goTruckCode: plate })
      expect((await admin.rest('POST', '/chain/companywaybill', { body })).json()).toMatchObject({ code: 1, msg: made })
      expect(await outcomeOf({ goTruckCode: plate })).toBe(made)
    }
  })
})

describe('the number of a waybill', () => {
  it.each(spelled)('with %s is the same trip at every door', async (_, spell) => {
    const no = `THIRD-${uniqueDigits(8)}`
    await createWaybill(admin, inputOf({ no, goDatetime: '2026-01-02T09:00:00+08:00' }))
    const odd = spell(no)
    expect(await admin.refusal(CREATE, { input: inputOf({ no: odd }) })).toMatchObject({
      extensions: { code: 'WAYBILL_NO_TAKEN' },
    })
    expect((await admin.rest('POST', '/chain/companywaybill', { body: restBody({ no: odd }) })).json()).toMatchObject({
      errorCode: 'WAYBILL_NO_TAKEN',
    })
    expect(await outcomeOf({ no: odd, goDatetime: '2026-01-02 09:00:00' })).toMatch(/^(UNCHANGED|UPDATE)$/)
    for (const filter of [{ no: odd }, { nos: [odd] }, { equal: { no: odd } }, { no: spell(no.slice(-6)) }])
      expect(await totalOf('waybills', 'Waybill', filter)).toBe(1)
    expect(await restTotal('/chain/companywaybill/page', { no: odd })).toBe(1)
  })

  it('in which nothing can be seen is none', async () => {
    const made = await createWaybill(admin, inputOf({ no: '\u200b\u00ad' }))
    expect(made.no).toMatch(/^BD\d{14}$/)
  })
})

describe('a card', () => {
  it.each(spelled)('with %s is the same card at every door', async (_, spell) => {
    const card = await newCard(company)
    const odd = spell(card.cardNo)
    const truck = await newTruck(company, { captain: { id: card.captainId } })
    expect(await createWaybill(admin, inputOf({ cardNo: odd, truckCode: truck.plate }))).toMatchObject({
      cardNo: card.cardNo,
    })
    for (const filter of [{ cardNo: odd }, { cardNos: [odd] }]) {
      expect(await totalOf('waybills', 'Waybill', filter)).toBe(1)
      expect(await totalOf('cards', 'Card', filter)).toBe(1)
    }
    expect(await outcomeOf({ cardNo: odd, truckCode: truck.plate })).toBe('CREATE')
    expect(await admin.ask('query ($cardNo: String!) { card(cardNo: $cardNo) { cardNo } }', { cardNo: odd })).toEqual({
      card: { cardNo: card.cardNo },
    })
    const scanned = 'mutation ($cardNos: [String!]!) { scanCards(cardNos: $cardNos) { cards { cardNo } } }'
    expect(await admin.ask(scanned, { cardNos: [`https://a.example/?no=${odd}`] })).toEqual({
      scanCards: { cards: [{ cardNo: card.cardNo }] },
    })
  })
})

describe('a name', () => {
  it.each([...spelled, ['brackets of ASCII', (name: string) => name.replace('（', '(').replace('）', ')')] as const])(
    'with %s is the same site at every door',
    async (_, spell) => {
      const site = await newDumpSite(company, { name: `坪地收纳场A${uniqueDigits(6)}（东区）` })
      const odd = spell(site.name)
      const input = { code: uniqueDigits(9), garbageName: odd }
      expect(
        await admin.refusal('mutation ($input: SiteInput!) { createSite(input: $input) { id } }', { input }),
      ).toMatchObject({
        message: `渣土场“${odd.trim()}”已存在`,
      })
      expect(
        await dataOutcome('SITE', [
          ['渣土场编号', '渣土场', '地址'],
          [uniqueDigits(9), odd, '坪地'],
        ]),
      ).toMatch(/^渣土场“.*”已存在$/)
      expect(await outcomeOf({ garbageName: odd })).toBe('CREATE')
      await createWaybill(admin, inputOf({ garbageId: site.id }))
      for (const filter of [{ garbageName: odd }, { equal: { garbageName: odd } }])
        expect(await totalOf('waybills', 'Waybill', filter)).toBe(1)
      for (const filter of [{ garbageName: odd }, { equal: { garbageName: odd } }])
        expect(await totalOf('sites', 'DumpSite', filter)).toBe(1)
      expect(await restTotal('/chain/companywaybill/page', { garbageName: odd })).toBe(1)
    },
  )

  it.each(spelled)('with %s is the same soil at every door', async (_, spell) => {
    const odd = spell(ground.soilType.name)
    const [one, other] = [
      await createWaybill(admin, inputOf({ goSoilType: odd })),
      await totalOf('waybills', 'Waybill', { goSoilType: odd }),
    ]
    expect(one.goSoilType).toBe(ground.soilType.name)
    expect(other).toBe(await totalOf('waybills', 'Waybill', { goSoilType: ground.soilType.name }))
    expect(await outcomeOf({ goSoilType: odd })).toBe('CREATE')
  })
})

describe('a statement', () => {
  it('looks for what people type by its normal form alone', async () => {
    const root = path.join(import.meta.dirname, '../../server/src')
    const files = (await readdir(root, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !/^(kernel.sql|platform)/.test(file),
    )
    const texts = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
    )
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(({ text }) => / like \$\{|ilike|[^.]\bcontains\(/.test(text)).map(({ file }) => file)).toEqual([
      // Days in months.
      'modules/ticket/recount/repaired.ts',
    ])
  })
})
