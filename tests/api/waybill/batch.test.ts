import { cardOf, only, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { changeDocuments, changesOf, setBatch, undo, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
const good = { ok: true, msg: null }

describe('a batch', () => {
  it.each([
    ['remarks', 'remark', '雨后土湿'],
    ['vehicleTypes', 'goVehicleType', '前四后八自卸车'],
    ['fleetNames', 'fleetName', '宏达车队'],
    ['shifts', 'inShiftType', 'NIGHT'],
    ['preparePrices', 'inPreparePrice', '30.00'],
    ['preparePrices', 'garbagePreparePrice', '12.50'],
  ] as const)('of %s sets %s', async (name, field, value) => {
    const waybills = await newWaybills(company, 2)
    const answer = await setBatch(
      clerk,
      name,
      waybills.map(({ id }) => ({ id, [field]: value })),
    )
    expect(answer).toMatchObject({
      rows: waybills.map(({ id }) => ({ id, ...good })),
      changedCount: 2,
      refusedCount: 0,
    })
    for (const waybill of waybills)
      expect(await waybillOf(clerk, waybill)).toMatchObject({ [field]: value, version: 2 })
  })

  it('answers each row on its own, and a value that stands already is no change', async () => {
    const [one, two, settled] = await newWaybills(company, 3)
    if (!one || !two || !settled) throw new Error('no waybills')
    const { settleNo } = only((await settle(clerk, { waybillIds: [settled.id] })).settlements)
    await setBatch(clerk, 'preparePrices', [{ id: two.id, inPreparePrice: '5' }])
    const foreign = await newWaybill(await newCompany())
    const cases: [string, string | null][] = [
      [one.id, null],
      [two.id, null],
      [settled.id, `装车预付价不能修改：运单已在结算单${settleNo}中`],
      [(await newWaybill(company, { status: 'VOID' })).id, '装车预付价不能修改：运单已作废'],
      [foreign.id, '运单不存在'],
      ['x', '运单不存在'],
    ]
    const answer = await setBatch(
      clerk,
      'preparePrices',
      cases.map(([id]) => ({ id, inPreparePrice: '5.00' })),
    )
    expect(answer).toMatchObject({
      rows: cases.map(([id, msg]) => ({ id, ok: msg === null, msg })),
      changedCount: 1,
      refusedCount: 4,
      amountBefore: '0.00',
      amountAfter: '5.00',
    })
  })

  it('refuses the rows that somebody has changed since they were read, where it says which version it saw', async () => {
    const [one, two] = await newWaybills(company, 2)
    if (!one || !two) throw new Error('no waybills')
    await setBatch(admin, 'remarks', [{ id: one.id, remark: '先到' }])
    const answer = await setBatch(
      clerk,
      'remarks',
      [one, two].map(({ id }) => ({ id, version: 1, remark: '后到' })),
    )
    expect(answer.rows).toEqual([
      { id: one.id, ok: false, msg: '数据已被他人修改，请刷新后再试' },
      { id: two.id, ...good },
    ])
    expect(await waybillOf(clerk, one)).toMatchObject({ remark: '先到' })
  })

  it('that is only tried tells the money before and after, and changes nothing', async () => {
    const [one, two] = await newWaybills(company, 2)
    if (!one || !two) throw new Error('no waybills')
    await setBatch(clerk, 'preparePrices', [{ id: one.id, inPreparePrice: '10', garbagePreparePrice: '1.5' }])
    const input = [one, two].map(({ id }) => ({ id, inPreparePrice: '20' }))
    expect(await setBatch(clerk, 'preparePrices', input, true)).toMatchObject({
      changedCount: 2,
      amountBefore: '10.00',
      amountAfter: '40.00',
      changeSetId: null,
    })
    expect(await waybillOf(clerk, one)).toMatchObject({ inPreparePrice: '10.00', version: 2 })
    expect(await waybillOf(clerk, two)).toMatchObject({ inPreparePrice: null, version: 1 })
    expect(await setBatch(clerk, 'preparePrices', input)).toMatchObject({ amountBefore: '10.00', amountAfter: '40.00' })
  })

  it('takes as many statements for two hundred rows as for two', async () => {
    const [two, many] = [await newWaybills(company, 2), await newWaybills(company, 200)]
    const [settled] = two
    await settle(clerk, { waybillIds: [settled?.id ?? '', many[0]?.id ?? ''] })
    const counted = async (name: 'remarks' | 'preparePrices', of: typeof two, row: object) =>
      (
        await statementsOf(() =>
          setBatch(
            clerk,
            name,
            of.map(({ id }) => ({ id, ...row })),
          ),
        )
      ).length
    await counted('remarks', two, { remark: '先' })
    const wanted = await counted('remarks', two, { remark: '后' })
    expect(await counted('remarks', many, { remark: '后' })).toBe(wanted)
    expect(wanted).toBeLessThanOrEqual(12)
    const prices = await counted('preparePrices', two, { inPreparePrice: '1' })
    expect(await counted('preparePrices', many, { inPreparePrice: '1' })).toBe(prices)
  })

  it.each([
    [{ remark: '长'.repeat(201) }, 'remarks', '备注长度不能超过200个字符'],
    [{ inPreparePrice: '-1' }, 'preparePrices', '装车预付价须在0到999999999.99之间'],
    [{ fleetName: '长'.repeat(41) }, 'fleetNames', '车队名称长度不能超过40个字符'],
  ] as const)('with %j is refused as a whole', async (row, name, message) => {
    const { id } = await newWaybill(company)
    const refusal = await clerk.refusal(changeDocuments[name], { input: [{ id, ...row }] })
    expect(refusal).toMatchObject({ message, extensions: { code: 'INVALID_INPUT' } })
  })

  it('names each waybill once', async () => {
    const { id } = await newWaybill(company)
    const input = ['一', '二'].map((remark) => ({ id, remark }))
    expect(await clerk.refusal(changeDocuments.remarks, { input })).toMatchObject({
      extensions: { fieldErrors: [{ field: 'input.1.id', message: '运单重复' }] },
    })
  })
})

describe('undoing', () => {
  it('puts back what a batch changed, and says so in the history', async () => {
    const [one, two] = await newWaybills(company, 2)
    if (!one || !two) throw new Error('no waybills')
    await setBatch(clerk, 'remarks', [{ id: one.id, remark: '原来的' }])
    const { changeSetId } = await setBatch(
      clerk,
      'remarks',
      [one, two].map(({ id }) => ({ id, remark: '误改' })),
    )
    const undone = await undo(clerk, changeSetId)
    expect(undone).toMatchObject({ changedCount: 2, refusedCount: 0 })
    expect(await waybillOf(clerk, one)).toMatchObject({ remark: '原来的', version: 4 })
    expect(await waybillOf(clerk, two)).toMatchObject({ remark: null })
    expect((await changesOf(clerk, one))[0]).toMatchObject({
      field: 'remark',
      before: '误改',
      after: '原来的',
      reason: '撤销修改：批量修改备注',
    })
  })

  it('happens once, and can be undone itself', async () => {
    const waybill = await newWaybill(company)
    const { changeSetId } = await setBatch(clerk, 'fleetNames', [{ id: waybill.id, fleetName: '宏达' }])
    const again = await undo(clerk, changeSetId)
    expect(await clerk.refusal(changeDocuments.undo, { changeSetId })).toMatchObject({ message: '该修改已撤销' })
    await undo(clerk, again.changeSetId)
    expect(await waybillOf(clerk, waybill)).toMatchObject({ fleetName: '宏达' })
  })

  it('leaves alone what was changed again since, even back to the same', async () => {
    const [one, two, three] = await newWaybills(company, 3)
    if (!one || !two || !three) throw new Error('no waybills')
    const { changeSetId } = await setBatch(
      clerk,
      'remarks',
      [one, two, three].map(({ id }) => ({ id, remark: '甲' })),
    )
    await setBatch(admin, 'remarks', [{ id: one.id, remark: '乙' }])
    await setBatch(admin, 'remarks', [{ id: two.id, remark: '乙' }])
    await setBatch(admin, 'remarks', [{ id: two.id, remark: '甲' }])
    await updateWaybill(admin, three, { fleetName: '不相干' })
    const { rows, changedCount } = await undo(clerk, changeSetId)
    const msg = '之后又有其他修改'
    expect(changedCount).toBe(1)
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: one.id, ok: false, msg },
        { id: two.id, ok: false, msg },
        { id: three.id, ...good },
      ]),
    )
    expect(await waybillOf(clerk, one)).toMatchObject({ remark: '乙' })
    expect(await waybillOf(clerk, three)).toMatchObject({ remark: null, fleetName: '不相干' })
  })

  it('puts money back with the card’s account, by who may review', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    const { changeSetId } = await updateWaybill(admin, waybill, { settlePrice: '80', exAmt: '5' })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '85.00' })
    expect(await undo(admin, changeSetId)).toMatchObject({ amountBefore: '85.00', amountAfter: '100.00' })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '100.00' })
    expect(await waybillOf(admin, waybill)).toMatchObject({ settlePrice: null, priceSource: null, exAmt: '0.00' })
  })

  it('stops at what has been settled since', async () => {
    const waybill = await newWaybill(company)
    const { changeSetId } = await updateWaybill(admin, waybill, { inPreparePrice: '5' })
    const { settleNo } = only((await settle(clerk, { waybillIds: [waybill.id] })).settlements)
    expect(await admin.refusal(changeDocuments.undo, { changeSetId })).toMatchObject({
      message: `装车预付价不能修改：运单已在结算单${settleNo}中`,
    })
  })

  it('is for who made the change, or may review; never across companies', async () => {
    const [one, two] = await newWaybills(company, 2)
    if (!one || !two) throw new Error('no waybills')
    const byAdmin = await setBatch(admin, 'remarks', [{ id: one.id, remark: '管理员改' }])
    const byClerk = await setBatch(clerk, 'remarks', [{ id: two.id, remark: '结算员改' }])
    expect(await clerk.refusal(changeDocuments.undo, { changeSetId: byAdmin.changeSetId })).toMatchObject({
      message: '只能撤销本人的修改，或须有审核权限',
    })
    const foreigner = await (await newCompany()).as('管理员')
    expect(await foreigner.code(changeDocuments.undo, { changeSetId: byClerk.changeSetId })).toBe('NOT_FOUND')
    expect(await undo(admin, byClerk.changeSetId)).toMatchObject({ changedCount: 1 })
  })

  it('does not bring back what was voided', async () => {
    const waybill = await newWaybill(company)
    await admin.ask(changeDocuments.void, { id: waybill.id })
    const sets = (await changesOf(admin, waybill)).map(({ changeSetId }) => changeSetId)
    expect(sets).toEqual([null])
  })
})
