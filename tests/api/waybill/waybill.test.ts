import { sql } from '@tufang/server/kernel/sql/sql'
import { handedIn, only, reject, setPayees, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const list = `query ($filter: WaybillFilter, $sort: [WaybillSort!], $page: PageInput) {
  waybills(filter: $filter, sort: $sort, page: $page) {
    total summary { weightTons cubic receivable } records { id no goDatetime receivable weightTons }
  }
}`
const find = `query ($id: ID!) { waybill(id: $id) {
  id no status pendingReview companyAuthId projectId projectName projectInfoName cardNo truckCode captainId captainName garbageId
  garbageName names tpMode goSoilType weightType weightTons goDatetime inDatetime completeDatetime isTicket agentName settlePrice
  priceSource exAmt adjustAmt receivable payTaxes actual actuallyPaid payeeId carrierName settlementId settleNo giveCardNo remark
  version settleable notSettleableReason } }`
interface Page {
  waybills: {
    total: number
    summary: { weightTons: string; cubic: string; receivable: string }
    records: { id: string; no: string; goDatetime: string; receivable: string | null }[]
  }
}
type Filter = Record<string, unknown>

describe('waybill', () => {
  it('has every field of its record', async () => {
    const company = await newCompany()
    const clerk = await company.as('只读')
    const card = await newCard(company)
    const [project, soilType, dumpSite] = [
      await newProject(company),
      await newSoilType(company),
      await newDumpSite(company),
    ]
    const truck = await newTruck(company, { captain: { id: card.captainId } })
    const payee = await newPayee(company)
    const goDatetime = new Date('2026-10-01T16:30:05Z')
    const plan = { card, project, soilType, dumpSite, truck, payee, goDatetime, agentName: '代理人' }
    const amounts = {
      weightUnit: 'TON',
      weightTons: '10.500',
      settlePrice: '9.99',
      exAmt: '1.00',
      payTaxes: '3.00',
    } as const
    const { id, no } = await newWaybill(company, { ...plan, ...amounts, adjustAmt: '-2.00' })
    const time = '2026-10-02T00:30:05+08:00'
    expect((await clerk.ask(find, { id })).waybill).toEqual({
      id,
      no,
      status: 'UNLOADED',
      pendingReview: false,
      companyAuthId: company.id,
      projectId: project.id,
      projectName: project.name,
      projectInfoName: project.name,
      cardNo: card.cardNo,
      truckCode: truck.plate,
      captainId: card.captainId,
      captainName: '黄师傅',
      garbageId: dumpSite.id,
      garbageName: dumpSite.name,
      names: dumpSite.name,
      tpMode: 'FREIGHT',
      goSoilType: soilType.name,
      weightType: 'TON',
      weightTons: '10.500',
      goDatetime: time,
      inDatetime: time,
      completeDatetime: time,
      isTicket: false,
      agentName: '代理人',
      settlePrice: '9.99',
      priceSource: 'TYPED',
      exAmt: '1.00',
      adjustAmt: '-2.00',
      receivable: '103.90',
      payTaxes: '3.00',
      actual: '100.90',
      actuallyPaid: '0.00',
      payeeId: payee.id,
      carrierName: payee.carrierName,
      settlementId: null,
      settleNo: null,
      giveCardNo: null,
      remark: null,
      version: 1,
      settleable: true,
      notSettleableReason: null,
    })
  })

  it('knows its receipt and its settlement, as long as they hold it', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const { id } = await newWaybill(company, { card })
    const look = async () => (await clerk.ask<{ waybill: object }>(find, { id })).waybill
    const { giveCardNo } = await handedIn(clerk, '王五', card)
    expect(await look()).toMatchObject({ giveCardNo, settleNo: null, settleable: true })
    const settlement = only((await settle(clerk, { receipts: [{ giveCardNo }] })).settlements)
    expect(await look()).toMatchObject({
      giveCardNo,
      settleNo: settlement.settleNo,
      settlementId: settlement.id,
      version: 2,
      settleable: false,
      notSettleableReason: '运单已在结算单中',
      settlePrice: '100.00',
      priceSource: 'PROJECT',
    })
    await reject(await company.as('审核员'), settlement)
    expect(await look()).toMatchObject({
      giveCardNo,
      settleNo: null,
      settlementId: null,
      settlePrice: null,
      settleable: true,
      version: 3,
    })
  })

  it.each([
    [{ status: 'LOADED' }, '运单尚未卸车'],
    [{ status: 'IN_TRANSIT' }, '运单尚未卸车'],
    [{ status: 'VOID' }, '运单已作废'],
    [{ pendingReview: true }, '运单修改待审核'],
  ] as const)('says why %j cannot be settled', async (plan, notSettleableReason) => {
    const company = await newCompany()
    const { id } = await newWaybill(company, plan)
    expect((await (await company.as('只读')).ask(find, { id })).waybill).toMatchObject({
      settleable: false,
      notSettleableReason,
    })
  })

  it('of another company is not found', async () => {
    const { id } = await newWaybill(await newCompany())
    const stranger = await (await newCompany()).as('管理员')
    for (const other of [id, 'x', '0197a7de-0000-7000-8000-000000000000', '123456789012345678901234567890123456']) {
      expect(await stranger.ask(find, { id: other })).toEqual({ waybill: null })
    }
    expect((await stranger.ask<Page>(list, { filter: { ids: [id] } })).waybills).toMatchObject({
      total: 0,
      records: [],
    })
  })
})

/** Nine waybills, a to i, which all differ in the values that filters use. */
async function withWaybills() {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  const [card, other] = [await newCard(company), await newCard(company)]
  const [project, soilType, dumpSite] = [
    await newProject(company, { name: '前海听海大道' }),
    await newSoilType(company),
    await newDumpSite(company, { name: '部九窝' }),
  ]
  const truck = await newTruck(company, { captain: await newCaptain(company), plate: '粤B77777' })
  const payee = await newPayee(company)
  const day = (date: number) => new Date(Date.UTC(2026, 9, date, 4))
  const plans: Parameters<typeof newWaybill>[1][] = [
    { card, goDatetime: day(1) },
    { card: other, goDatetime: day(2) },
    { project, settlePrice: '7.00', goDatetime: day(3) },
    { soilType, dumpSite, goDatetime: day(4), tpMode: 'RELEASE' },
    { truck, weightUnit: 'CUBIC', weightTons: '12.345', settlePrice: '1.00', goDatetime: day(5) },
    { status: 'IN_TRANSIT', weightUnit: 'TON', weightTons: '1.005', goDatetime: day(6) },
    { pendingReview: true, weightUnit: 'TON', weightTons: '2.000', goDatetime: day(7) },
    { status: 'VOID', tpMode: 'INTERNAL', goDatetime: day(8) },
    { payee, goDatetime: day(9) },
  ]
  const made = []
  for (const plan of plans) made.push(await newWaybill(company, plan))
  const letterOf = new Map(made.map(({ id }, index) => [id, 'abcdefghi'.charAt(index)]))
  const [a, b] = made as [(typeof made)[0], (typeof made)[0]]
  const set = (columns: ReturnType<typeof sql>, id: string) =>
    rowsOf(sql`update waybill set ${columns} where company_id = ${company.id} and id = ${id}`)
  await set(sql`driver_name = '李四', in_shift_type = 'NIGHT', is_ticket = true, captain_name = '周队长'`, b.id)
  const ask = async (variables: Filter = {}) => (await clerk.ask<Page>(list, variables)).waybills
  const lettersOf = (records: { id: string }[]) => records.map(({ id }) => letterOf.get(id) ?? '?').join('')
  const found = async (filter: Filter) => lettersOf((await ask({ filter })).records)
  return { company, clerk, card, other, project, payee, a, b, made, ask, found, lettersOf }
}

describe('waybills', () => {
  it('come last gone first, page by page, with exact totals', async () => {
    const { ask, lettersOf } = await withWaybills()
    expect(lettersOf((await ask()).records)).toBe('ihgfedcba')
    const pages = []
    for (const current of [1, 2, 3, 4]) pages.push(await ask({ page: { current, size: 4 } }))
    expect(pages.map(({ records }) => lettersOf(records))).toEqual(['ihgf', 'edcb', 'a', ''])
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([9]))
  })

  it('are summed by unit and in money', async () => {
    const { ask } = await withWaybills()
    expect((await ask({ page: { size: 1 } })).summary).toEqual({
      weightTons: '3.005',
      cubic: '12.345',
      receivable: '19.35',
    })
    expect((await ask({ filter: { status: ['VOID'] } })).summary).toEqual({
      weightTons: '0.000',
      cubic: '0.000',
      receivable: '0.00',
    })
  })

  it('are filtered by everything the list offers', async () => {
    const { card, other, project, a, b, found } = await withWaybills()
    const cases: [Filter, string][] = [
      [{ ids: [b.id, a.id, 'x'] }, 'ba'],
      [{ no: a.no.slice(2) }, 'a'],
      [{ nos: [a.no, b.no, 'YD'] }, 'ba'],
      [{ cardNo: card.cardNo }, 'a'],
      [{ cardNo: ` ${card.cardNo} ` }, 'a'],
      [{ cardNo: card.cardNo.slice(0, -1) }, ''],
      [{ cardNos: [card.cardNo, other.cardNo] }, 'ba'],
      [{ truckCode: 'B7777' }, 'e'],
      [{ truckCodes: ['粤B77777', '粤B00000'] }, 'e'],
      [{ truckCodes: ['B7777'] }, ''],
      [{ captainName: '周' }, 'b'],
      [{ driverName: '李四' }, 'b'],
      [{ projectId: project.id }, 'c'],
      [{ projectId: 'no id' }, ''],
      [{ projectName: '听海' }, 'c'],
      [{ garbageName: '九窝' }, 'd'],
      [{ tpMode: ['RELEASE', 'INTERNAL'] }, 'hd'],
      [{ status: ['IN_TRANSIT', 'VOID'] }, 'hf'],
      [{ inShiftType: 'NIGHT' }, 'b'],
      [{ isTicket: true }, 'b'],
      [{ isTicket: false, cardNo: other.cardNo }, ''],
      [{ pendingReview: true }, 'g'],
      [{ settleable: true }, 'iedcba'],
      [{ settleable: false }, 'hgf'],
      [{ lackingPayee: false }, 'i'],
      [{ settled: true }, ''],
      [{ goDatetime: { from: '2026-10-02T12:00:00+08:00', to: '2026-10-04T12:00:00+08:00' } }, 'cb'],
      [{ inDatetime: { to: '2026-10-01T12:00:00.001+08:00' } }, 'a'],
      [{ completeDatetime: { to: '2026-10-01T12:00:00.001+08:00' } }, 'a'],
      [{ goDatetime: {} }, 'ihgfedcba'],
      [{ truckCode: '%' }, ''],
      [{ driverName: '_' }, ''],
      [{ truckCode: '\\' }, ''],
      [{ truckCode: '', ids: null, nos: null, status: null }, 'ihgfedcba'],
      [{ status: [] }, ''],
    ]
    for (const [filter, letters] of cases) expect([filter, await found(filter)]).toEqual([filter, letters])
  })

  it('are filtered by what settled them and by what handed them in', async () => {
    const { company, clerk, card, payee, a, b, found } = await withWaybills()
    const { giveCardNo } = await handedIn(clerk, '王五', card)
    expect(await found({ giveCardNo })).toBe('a')
    const settlement = only((await settle(clerk, { receipts: [{ giveCardNo }] })).settlements)
    const own = only((await settle(clerk, { waybillIds: [b.id] })).settlements)
    expect(await found({ giveCardNo })).toBe('a')
    expect(await found({ settled: true })).toBe('ba')
    expect(await found({ settlementId: settlement.id })).toBe('a')
    expect(await found({ settleNo: own.settleNo })).toBe('b')
    expect(await found({ settled: true, lackingPayee: true })).toBe('ba')
    await setPayees(clerk, payee, [a.id])
    expect(await found({ settled: true, lackingPayee: true })).toBe('b')
    await reject(await company.as('审核员'), settlement)
    expect(await found({ settled: true })).toBe('b')
    expect(await found({ giveCardNo })).toBe('a')
  })

  it.each([
    ['GO_DATETIME', 'abcdefghi'],
    ['IN_DATETIME', 'abcdefghi'],
    ['WEIGHT_TONS', /^fge[abcdhi]{6}$/],
    ['RECEIVABLE', /^ce/],
  ] as const)('are sorted by %s', async (field, order) => {
    const { ask, lettersOf } = await withWaybills()
    const letters = lettersOf((await ask({ sort: [{ field }] })).records)
    if (typeof order === 'string') expect(letters).toBe(order)
    else expect(letters).toMatch(order)
  })

  it.each(['NO', 'TRUCK_CODE', 'PROJECT_NAME', 'CAPTAIN_NAME', 'RECEIVABLE', 'WEIGHT_TONS'])(
    'are in the same stable order on every page when sorted by %s',
    async (field) => {
      const { ask, lettersOf } = await withWaybills()
      const sort = [{ field, direction: 'DESC' }]
      const whole = lettersOf((await ask({ sort })).records)
      let paged = ''
      for (let current = 1; current <= 5; current++)
        paged += lettersOf((await ask({ sort, page: { current, size: 2 } })).records)
      expect(paged).toBe(whole)
    },
  )

  it('come up to 5000 on a page', async () => {
    const company = await newCompany()
    await newWaybills(company, 1000)
    const clerk = await company.as('只读')
    const { waybills } = await clerk.ask<Page>(list, { page: { size: 5000 } })
    expect(waybills.records).toHaveLength(1000)
    const refusal = await clerk.refusal(list, { page: { size: 5001 } })
    expect(refusal).toMatchObject({ message: '每页最多5000条', extensions: { fieldErrors: [{ field: 'page.size' }] } })
  })
})
