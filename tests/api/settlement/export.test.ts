import { sql } from '@tufang/server/kernel/sql/sql'
import { handedIn, only, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { sheetIn } from '@tufang/tests/workbook'
import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'

const { exports } = await services()

type Cell = string | number

function tableOf({ content }: { content: Buffer }): Cell[][] {
  return utils.sheet_to_json<Cell[]>(sheetIn(content), { header: 1, raw: true })
}

const TEN = ['运单号', '车牌号', '运输模式', '土质', '计量单位', '数量', '出场时间', '出场员', '司机', '车队长']

describe('the waybills of cards', () => {
  it('fill the ten columns', async () => {
    const company = await newCompany()
    const card = await newCard(company)
    const soilType = await newSoilType(company, { name: '𠮷䶮土' })
    const truck = await newTruck(company, { captain: { id: card.captainId }, plate: '粤B12345' })
    const goDatetime = new Date('2026-10-01T16:30:05Z')
    const plan = {
      card,
      soilType,
      truck,
      goDatetime,
      weightUnit: 'TON',
      weightTons: '31.335',
      tpMode: 'BACKFILL',
    } as const
    const { id, no } = await newWaybill(company, plan)
    await rowsOf(sql`update waybill set go_staff_name = '出场员甲', driver_name = '司机䶮', captain_name = '队长𠮷'
      where company_id = ${company.id} and id = ${id}`)
    const file = await exports.waybillsByCards(company.actor('只读'), [card.cardNo])
    expect(tableOf(file)).toEqual([
      TEN,
      [no, '粤B12345', '资源回填', '𠮷䶮土', '吨', 31.335, '2026-10-02 00:30:05', '出场员甲', '司机䶮', '队长𠮷'],
    ])
  })

  it('leave the void ones and those of other cards and companies out', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const [card, second, other] = [await newCard(company), await newCard(company), await newCard(company)]
    const theirs = await newCard(foreign)
    const wanted = [
      ...(await newWaybills(company, 2, { card })),
      await newWaybill(company, { card: second, status: 'IN_TRANSIT' }),
    ]
    await newWaybill(company, { card, status: 'VOID' })
    await newWaybill(company, { card: other })
    await newWaybill(foreign, { card: theirs })
    const numbers = [card.cardNo, `x=${second.cardNo}`]
    const sheetOf = (cardNos: string[]) => exports.waybillsByCards(company.actor('结算员'), cardNos)
    const [, ...rows] = tableOf(await sheetOf(numbers))
    expect(rows.map(([no]) => no).toSorted()).toEqual(wanted.map(({ no }) => no).toSorted())
    for (const unknown of [theirs.cardNo, 'B1'])
      await expect(sheetOf([...numbers, unknown])).rejects.toMatchObject({
        code: 'CARD_NOT_FOUND',
        message: `${unknown}不存在`,
      })
  })

  it('come whole, past the pieces they are read in', async () => {
    const company = await newCompany()
    const card = await newCard(company)
    for (let made = 0; made < 6000; made += 1000) await newWaybills(company, 1000, { card })
    const table = tableOf(await exports.waybillsByCards(company.actor('结算员'), [card.cardNo]))
    expect(table).toHaveLength(6001)
    expect(new Set(table.map(([no]) => no)).size).toBe(6001)
  })

  it('stay text when they look like a formula', async () => {
    const company = await newCompany()
    const card = await newCard(company)
    const { id } = await newWaybill(company, { card })
    const formula = '=HYPERLINK("http://x","y")'
    await rowsOf(sql`update waybill set driver_name = ${formula}, go_staff_name = '+1', captain_name = '@SUM(A1)'
      where company_id = ${company.id} and id = ${id}`)
    const { content } = await exports.waybillsByCards(company.actor('结算员'), [card.cardNo])
    const sheet = Object.values(read(content, { type: 'buffer' }).Sheets)[0]
    expect(sheet?.I2).toMatchObject({ t: 's', v: formula })
    expect(sheet?.H2).toMatchObject({ t: 's', v: '+1' })
    expect(sheet?.J2).toMatchObject({ t: 's', v: '@SUM(A1)' })
    expect(Object.values(sheet ?? {}).some((cell) => typeof cell === 'object' && 'f' in cell)).toBe(false)
  })

  it.each<[string, string[], string]>([
    ['no card', [], '请选择结算卡'],
    ['1001 cards', Array.from({ length: 1001 }, (_, at) => `B${at + 1}`), '结算卡一次最多1000条'],
  ])('are refused for %s', async (_, numbers, message) => {
    const company = await newCompany()
    await expect(exports.waybillsByCards(company.actor('结算员'), numbers)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message,
    })
  })
})

describe('the waybills of a settlement', () => {
  it('carry their settled prices and the total', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const payee = await newPayee(company)
    const typed = await newWaybill(company, {
      card,
      payee,
      settlePrice: '12.34',
      weightUnit: 'CUBIC',
      weightTons: '10.005',
    })
    const plain = await newWaybill(company, { exAmt: '1.00', adjustAmt: '-0.50' })
    const settlement = only((await settle(clerk, { waybillIds: [typed.id, plain.id] })).settlements)
    const file = await exports.settlement(company.actor('只读'), settlement.id)
    expect(file.name).toBe(`结算单${settlement.settleNo}.xlsx`)
    const [head, ...rows] = tableOf(file)
    expect(head).toEqual([
      ...TEN,
      ...['结算卡号', '承运人', '单价（元）', '单价来源', '额外金额（元）', '调整金额（元）', '核算金额（元）'],
    ])
    expect(
      rows
        .map((row) => [row[0], ...row.slice(10)])
        .slice(0, -1)
        .toSorted(),
    ).toEqual(
      [
        [typed.no, card.cardNo, payee.carrierName, 12.34, '人工填写', 0, 0, 123.46],
        [plain.no, undefined, '未设置收款人', 100, '项目单价', 1, -0.5, 100.5],
      ].toSorted(),
    )
    expect(rows.at(-1)?.[0]).toBe('合计 2 张')
    expect(rows.at(-1)?.at(-1)).toBe(223.96)
  })

  it('are not found by another company', async () => {
    const company = await newCompany()
    const { id } = await newWaybill(company)
    const made = await settle(await company.as('结算员'), { waybillIds: [id] })
    const stranger = (await newCompany()).actor('管理员')
    for (const settleId of [only(made.settlements).id, 'x']) {
      await expect(exports.settlement(stranger, settleId)).rejects.toThrow('结算单不存在')
    }
  })
})

describe('CompanyCardGiverExcelExport', () => {
  it('lists the cards of a receipt with the total', async () => {
    const company = await newCompany()
    const cards = [await newCard(company, { captain: await newCaptain(company) }), await newCard(company)]
    for (const card of cards) await newWaybills(company, 2, { card })
    const receipt = await handedIn(await company.as('结算员'), '𠮷䶮', ...cards)
    const file = await exports.receipt(company.actor('只读'), receipt.giveCardNo)
    expect(file.name).toBe(`交卡回执单${receipt.giveCardNo}.xlsx`)
    const table = tableOf(file)
    expect(table[0]).toEqual(['回执单号', '交卡人', '购票类型', '卡号', '项目', '运单总数', '交卡时间'])
    expect(table.slice(1, 3).map((row) => row.slice(0, 4))).toEqual(
      cards.map(({ cardNo }) => [receipt.giveCardNo, '𠮷䶮', '购票', cardNo]).toSorted(),
    )
    expect(table[3]?.[0]).toBe('合计 2 张卡')
    expect(table[3]?.[5]).toBe(4)
    for (const no of ['HZ209901010001', 'x']) {
      await expect(exports.receipt(company.actor('管理员'), no)).rejects.toThrow('回执单不存在')
    }
    await expect(exports.receipt((await newCompany()).actor('管理员'), receipt.giveCardNo)).rejects.toThrow(
      '回执单不存在',
    )
  })
})
