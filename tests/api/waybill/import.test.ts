import { sql } from '@tufang/server/kernel/sql/sql'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { testDatabase } from '@tufang/tests/database'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newTruck } from '@tufang/tests/factories/truck'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueName } from '@tufang/tests/unique'
import {
  type Cells,
  cellIn,
  check,
  commit,
  goodRow,
  importDocuments,
  imported,
  importGround,
  importOf,
  post,
  rowsOfImport,
  rowsOfXlsx,
  work,
} from '@tufang/tests/waybill-import'
import { workbookOf } from '@tufang/tests/workbook'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const admin = await company.as('管理员')
const clerk = await company.as('结算员')
const ground = await importGround(company)
const good = (cells: Cells = {}) => goodRow(ground, cells)

const waybillsOf = (condition = sql`true`) =>
  rowsOf<Record<string, unknown>>(
    sql`select * from waybill w where w.company_id = ${company.id} and ${condition} order by w.no`,
  )
const numberOf = (no: string) => waybillsOf(sql`w.no = ${no}`)

describe('a check', () => {
  it('says of every row what would become of it, and does nothing', async () => {
    const no = `T${uniqueName()}`
    await imported(admin, company, [good({ no, remark: '原' })])
    const [known] = await numberOf(no)
    const before = await contentOfDatabase(company)
    const rows = [
      good(),
      good({ no, goDatetime: '2026-01-02 00:00:00', remark: '改' }),
      good({ truckCode: '粤Z00000' }),
      good({ goDatetime: 46024.5 }),
    ]
    const { id, ...task } = await check(admin, rows)
    expect(task).toMatchObject({
      status: 'CHECKED',
      total: 4,
      createCount: 2,
      updateCount: 1,
      unchangedCount: 0,
      refusedCount: 1,
      pendingCount: 3,
      errors: [{ line: 4, cell: cellIn(rows, 'truckCode', 4), column: '车牌号', msg: '车牌号“粤Z00000”不存在' }],
    })
    const told = await rowsOfImport(admin, { id })
    expect(told.map(({ line, outcome, done, waybillNo }) => [line, outcome, done, waybillNo])).toEqual([
      [2, 'CREATE', false, null],
      [3, 'UPDATE', false, no],
      [4, 'REFUSED', false, null],
      [5, 'CREATE', false, null],
    ])
    expect(told[1]?.changes).toEqual(
      expect.arrayContaining([{ label: '备注', before: '原', after: '改', reviewed: false }]),
    )
    const { waybill_import, waybill_import_row, stored_file, ...rest } = await contentOfDatabase(company)
    expect({ ...before, waybill_import, waybill_import_row, stored_file }).toEqual({
      ...rest,
      waybill_import,
      waybill_import_row,
      stored_file,
    })
    expect(await numberOf(no)).toEqual([known])
  })

  it.each<[string, Cells, keyof Cells | null, string]>([
    ['project', { projectName: '没有的项目' }, 'projectName', '项目“没有的项目”不存在'],
    ['truck', { truckCode: '粤B0000X' }, 'truckCode', '车牌号“粤B0000X”不存在'],
    ['captain', { captainName: '赵六' }, 'captainName', '车队长“赵六”不存在'],
    ['driver', { driverName: '孙七' }, 'driverName', '司机“孙七”不存在'],
    ['site', { garbageName: '远方' }, 'garbageName', '渣土场“远方”不存在'],
    ['soil', { goSoilType: '黄金' }, 'goSoilType', '出场土质“黄金”不存在'],
    ['card', { cardNo: 'B9' }, 'cardNo', '结算卡号“B9”不存在'],
    ['freight without a site', { garbageName: null }, 'garbageName', '货运须选择渣土场'],
    ['a site without freight', { tpMode: '放飞' }, 'garbageName', '只有货运才填写渣土场'],
    [
      'times out of order',
      { completeDatetime: '2020-01-01 00:00:00' },
      'goDatetime',
      '时间须依次为装车时间、出场时间、完成时间',
    ],
    ['a time to come', { goDatetime: '2099-01-01 00:00:00' }, 'goDatetime', '出场时间不能晚于当前时间'],
    [
      'a quantity beyond all',
      { weightType: '吨', weightTons: 1e6 },
      'weightTons',
      '数量须在0到999999.999之间，最多3位小数',
    ],
    ['a remark too long', { remark: '长'.repeat(201) }, 'remark', '备注长度不能超过200个字符'],
    ['an amount below 0', { adjustAmt: -1000 }, null, '的金额不在0到999999999.99元之间'],
    ['a formula', { load: { xml: '<f>1+1</f><v>2</v>' } }, 'load', '是公式，请粘贴为数值后再导入'],
  ])('refuses a row for its %s, at its cell', async (_, cells, key, message) => {
    const rows = [good({ load: 1, remark: 'x', cardNo: null, ...cells })]
    const [row] = await rowsOfImport(admin, await check(admin, rows))
    expect(row).toMatchObject({ outcome: 'REFUSED', done: false, waybillId: null })
    expect(row?.issues.map(({ cell }) => cell)).toContain(key && cellIn(rows, key, 2))
    expect(row?.issues.map((issue) => issue.message).join()).toContain(message)
  })

  it('tells all that is wrong with a row at once, each thing once', async () => {
    const card = await newCard(company, { captain: ground.captain, status: 'VOIDED' })
    const faultsOf = async (cells: Cells) => {
      const rows = [good({ load: 1, remark: 'x', cardNo: null, ...cells })]
      const [row] = await rowsOfImport(admin, await check(admin, rows))
      expect(row).toMatchObject({ outcome: 'REFUSED', done: false, waybillId: null })
      return row?.issues.map(({ column, message }) => `${column}：${message}`)
    }
    const names = { projectName: '没有的项目', truckCode: '粤B0000X', goSoilType: '黄金' }
    const named = ['项目：项目“没有的项目”不存在', '车牌号：车牌号“粤B0000X”不存在', '出场土质：出场土质“黄金”不存在']
    const late = '出场时间：出场时间不能晚于当前时间'
    expect(await faultsOf({ ...names, remark: '长'.repeat(201), goDatetime: '2099-01-01 00:00:00' })).toEqual([
      ...named,
      '备注：备注长度不能超过200个字符',
      late,
    ])
    expect(
      await faultsOf({ ...names, load: { xml: '<f>1+1</f><v>2</v>' }, goDatetime: '2099-01-01 00:00:00' }),
    ).toEqual([expect.stringContaining('是公式，请粘贴为数值后再导入'), ...named, late])
    expect(await faultsOf({ projectName: null, goDatetime: '昨天', garbageName: null })).toEqual([
      '出场时间：“昨天”不是有效的时间，请写成2026-01-02 03:04:05',
      '项目：请填写项目',
      '渣土场：货运须选择渣土场',
    ])
    expect(await faultsOf({ cardNo: card.cardNo, goDatetime: '2099-01-01 00:00:00' })).toEqual([
      late,
      `结算卡号：${card.cardNo}已作废`,
    ])
  })

  it('knows people by name or mobile, and asks for the mobile where a name is not enough', async () => {
    const name = `周${uniqueName()}`
    const [first, second] = [await newCaptain(company, { name }), await newCaptain(company, { name })]
    const [truck, driver] = [await newTruck(company, { captain: second }), await newDriver(company, { captain: first })]
    const outcomes = async (cells: Cells) => {
      const [row] = await rowsOfImport(admin, await check(admin, [good(cells)]))
      return row?.issues[0]?.message ?? row?.outcome
    }
    expect(await outcomes({ captainName: name })).toBe(`有2位车队长叫“${name}”，请改填手机号`)
    expect(await outcomes({ captainName: first.mobile })).toBe('CREATE')
    expect(await outcomes({ captainName: name, truckCode: truck.plate })).toBe('CREATE')
    expect(await outcomes({ truckCode: truck.plate, driverName: driver.name })).toBe(
      `司机“${driver.name}”不属于车队长“${name}”`,
    )
    expect(await outcomes({ captainName: first.mobile, driverName: driver.mobile })).toBe('CREATE')
  })

  it('knows names however they are written', async () => {
    const { project, truck, soilType } = ground
    const cells = {
      projectName: ` ${project.name.split('').join('\u3000')} `,
      goSoilType: `${soilType.name} `,
      truckCode: `${truck.plate.slice(0, 2)}·${truck.plate.slice(2).toLowerCase()}`,
    }
    expect(await check(admin, [good(cells)])).toMatchObject({ createCount: 1, refusedCount: 0 })
  })

  it('blames the second of two rows that mean one trip', async () => {
    const [no, row] = [`T${uniqueName()}`, good()]
    const rows = [row, good({ no }), row, good({ no })]
    const told = await rowsOfImport(admin, await check(admin, rows))
    const heads = { no: cellIn(rows, 'no', 5), goDatetime: cellIn(rows, 'goDatetime', 4) }
    expect(told.map(({ issues }) => issues[0]?.cell ?? null)).toEqual([null, null, heads.goDatetime, heads.no])
    expect(told.map(({ issues }) => issues[0]?.message ?? null)).toEqual([
      null,
      null,
      '与第2行重复：同一运单号，或没有运单号而车辆、项目、出场时间都相同',
      '与第3行重复：同一运单号，或没有运单号而车辆、项目、出场时间都相同',
    ])
  })

  it('reads the first sheet that has headings, and says in which one something is wrong', async () => {
    const cover = { name: '封面', rows: [['三月汇总'], ['制表：张三']] }
    const { projectName, truckCode, goDatetime, tpMode, goSoilType, garbageName } = good()
    const heads = ['项目名称', '车牌号', '出场时间', '运输模式', '出场土质', '渣土场']
    const row = [projectName, truckCode, goDatetime, tpMode, goSoilType, garbageName].map((cell) => cell ?? null)
    const taken = await post(admin, workbookOf({ sheets: [cover, { name: '明细', rows: [heads, row] }] }))
    expect(taken).toMatchObject({ code: 0, data: { total: 1, createCount: 1 } })
    expect(await importOf(admin, taken.data)).toMatchObject({ sheet: '明细' })
    const short = { name: '明细', rows: [heads.slice(0, 4), row.slice(0, 4)] }
    const refused = await post(admin, workbookOf({ sheets: [cover, short] }))
    expect(refused).toMatchObject({ code: 1, msg: '工作表“明细”缺少必填列：出场土质' })
    expect(await post(admin, workbookOf({ sheets: [cover, { ...cover, name: '封底' }] }))).toMatchObject({
      code: 1,
      msg: '没有找到表头，请使用模板，或让第一行为车牌号、出场时间等列名',
    })
  })

  it('tells what was not read', async () => {
    const { unknownHeadings } = await check(admin, [good()])
    expect(unknownHeadings).toEqual([])
  })
})

describe('an import', () => {
  it('makes waybills of rows, with everything that they say', async () => {
    const { card, driver, captain, dumpSite, truck, project, soilType } = ground
    const no = `T${uniqueName()}`
    const row = good({
      no,
      weightType: '吨',
      weightTons: '１２.5',
      captainName: captain.name,
      driverName: driver.name,
      cardNo: card.cardNo,
      inDatetime: '2026/1/1 23:50',
      goDatetime: '2026年1月2日 0:10',
      completeDatetime: 46024.05,
      inShiftType: '夜班',
      inSoilType: '湿土',
      load: 25.5,
      machineCode: 'W-1',
      inStaffName: '甲',
      goStaffName: '乙',
      agentName: '丙',
      isTicket: '是',
      exAmt: '10',
      adjustAmt: -5,
      payTaxes: 1,
      settlePrice: '¥8.00',
      remark: '备注',
      fleetName: '宏达',
      goVehicleType: '泥头车',
      goTruckCode: truck.plate,
    })
    const task = await imported(admin, company, [row])
    expect(task).toMatchObject({ status: 'DONE', createCount: 1, pendingCount: 0, allowedActions: [] })
    const [waybill] = await numberOf(no)
    expect(waybill).toMatchObject({
      no,
      status: 'UNLOADED',
      project_id: project.id,
      truck_id: truck.id,
      truck_code: truck.plate,
      captain_id: captain.id,
      driver_id: driver.id,
      card_id: card.id,
      card_no: card.cardNo,
      dump_site_id: dumpSite.id,
      go_soil_type: soilType.name,
      weight_unit: 'TON',
      weight_tons: '12.500',
      load: '25.500',
      in_shift_type: 'NIGHT',
      is_ticket: true,
      settle_price: '8.00',
      price_source: 'TYPED',
      ex_amt: '10.00',
      adjust_amt: '-5.00',
      receivable: '105.00',
      accounted_amount: '105.00',
      fleet_name: '宏达',
      remark: '备注',
      in_soil_type: '湿土',
      machine_code: 'W-1',
      in_datetime: '2026-01-01 23:50:00+08',
      go_datetime: '2026-01-02 00:10:00+08',
      complete_datetime: '2026-01-02 01:12:00+08',
    })
    const [done] = await rowsOfImport(admin, task)
    expect(done).toMatchObject({ outcome: 'CREATE', done: true, waybillId: waybill?.id, waybillNo: no })
    await expectSound(await testDatabase())
  })

  it('prices what says no price by its project, and numbers what has no number', async () => {
    const task = await imported(admin, company, [good({ cardNo: ground.card.cardNo }), good({ status: '运输中' })])
    const [priced, under] = await rowsOfImport(admin, task)
    const [one] = await waybillsOf(sql`w.id = ${priced?.waybillId}`)
    expect(one).toMatchObject({
      accounted_amount: '100.00',
      settle_price: null,
      status: 'UNLOADED',
      weight_unit: 'TRUCK',
    })
    expect(priced?.waybillNo).toMatch(/^BD\d{14}$/)
    const [two] = await waybillsOf(sql`w.id = ${under?.waybillId}`)
    expect(two).toMatchObject({ accounted_amount: '0.00', status: 'IN_TRANSIT', complete_datetime: null })
    await expectSound(await testDatabase())
  })

  it('leaves out what is refused, and says so in its file', async () => {
    const task = await imported(admin, company, [good(), good({ projectName: '没有' }), good()])
    expect(task).toMatchObject({ status: 'DONE', createCount: 2, refusedCount: 1 })
    const file = await admin.rest('GET', '/chain/thirdImport/result', { query: { id: task.id } })
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('导入结果_一月_'))
    const [head, ...rows] = rowsOfXlsx(file.rawPayload)
    expect(head?.slice(0, 6)).toEqual(['行号', '结果', '系统运单号', '原因或变化', '运单号', '项目'])
    expect(rows.map(([line, outcome, no, why]) => [line, outcome, typeof no, why])).toEqual([
      [2, '已新增', 'string', undefined],
      [3, '拒绝', 'undefined', 'A3 项目 项目“没有”不存在'],
      [4, '已新增', 'string', undefined],
    ])
  })

  it('of the same file creates nothing again, whatever clerks have corrected since', async () => {
    const rows = [good(), good({ no: `T${uniqueName()}`, weightType: '方', weightTons: 12 })]
    const first = await imported(admin, company, rows)
    const made = await rowsOfImport(admin, first)
    await rowsOf(
      sql`update waybill set remark = '人工改过' where company_id = ${company.id} and id = ${made[0]?.waybillId}`,
    )
    const before = await waybillsOf()
    const again = await check(admin, rows)
    expect(again).toMatchObject({ createCount: 0, updateCount: 0, unchangedCount: 2, pendingCount: 0 })
    expect(await importOf(admin, again)).toMatchObject({ sameFileTime: expect.any(String), allowedActions: ['cancel'] })
    expect(await admin.refusal(importDocuments.commit, { id: again.id })).toMatchObject({ message: '没有可以导入的行' })
    expect(await waybillsOf()).toEqual(before)
  })

  it('knows a trip by its number whatever else changed, and by truck, project and moment where it has none', async () => {
    const [no, row] = [`T${uniqueName()}`, good()]
    const { goDatetime } = good()
    const numbered = (remark: string) => good({ no, remark, goDatetime })
    const [first] = await rowsOfImport(admin, await imported(admin, company, [numbered('一'), row]))
    const task = await imported(admin, company, [numbered('二'), { ...row, remark: '二' }])
    expect(task).toMatchObject({ createCount: 0, updateCount: 2 })
    const [updated] = await numberOf(no)
    expect(updated).toMatchObject({ id: first?.waybillId, remark: '二', version: 2 })
  })

  it('never takes another waybill for its own because of a number', async () => {
    const no = `T${uniqueName()}`
    const other = await newTruck(company, { captain: ground.captain })
    const { id } = await rowOf<{ id: string }>(sql`
      insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, tp_mode,
        go_soil_type, weight_unit, go_datetime)
      select company_id, gen_random_uuid(), ${no}, 'IN_TRANSIT', project_id, project_name, ${other.id}::uuid, ${other.plate}, captain_id,
        captain_name, tp_mode, go_soil_type, weight_unit, go_datetime
      from waybill where company_id = ${company.id} limit 1 returning id`)
    const [row] = await rowsOfImport(admin, await check(admin, [good({ no })]))
    expect(row).toMatchObject({ outcome: 'REFUSED', waybillId: null })
    expect(row?.issues[0]?.message).toBe(`运单号${no}已用于另一张运单（${ground.project.name}，${other.plate}）`)
    expect(id).toBeTruthy()
  })

  it('does not bring a void waybill back', async () => {
    const row = good()
    const [made] = await rowsOfImport(admin, await imported(admin, company, [row]))
    await admin.ask('mutation ($id: ID!) { voidWaybill(id: $id) { id } }', { id: made?.waybillId })
    const [again] = await rowsOfImport(admin, await check(admin, [row]))
    expect(again?.issues[0]?.message).toBe(`对应的运单${made?.waybillNo}已作废，不再导入`)
  })

  it('of one who may not review asks for what bears money, and changes the rest at once', async () => {
    const row = good({ no: `T${uniqueName()}`, weightType: '吨', weightTons: 10, cardNo: ground.card.cardNo })
    await imported(clerk, company, [row])
    const task = await imported(clerk, company, [{ ...row, weightTons: 20, remark: '过磅' }])
    const [told] = await rowsOfImport(clerk, task)
    expect(told).toMatchObject({ outcome: 'UPDATE', done: true })
    expect(told?.changes).toEqual([
      { label: '备注', before: null, after: '过磅', reviewed: false },
      { label: '数量', before: '10.000', after: '20.000', reviewed: true },
    ])
    const [waybill] = await numberOf(String(row.no))
    expect(waybill).toMatchObject({ weight_tons: '10.000', remark: '过磅', pending_review: true })
    await expectSound(await testDatabase())
  })

  it('of one who may moves the money of cards with what it changes', async () => {
    const [card, row] = [
      await newCard(company, { captain: ground.captain }),
      good({ no: `T${uniqueName()}`, cardNo: ground.card.cardNo }),
    ]
    await imported(admin, company, [row])
    const [told] = await rowsOfImport(
      admin,
      await imported(admin, company, [{ ...row, cardNo: card.cardNo, exAmt: 7 }]),
    )
    expect(told?.changes.map(({ label }) => label)).toEqual(['结算卡号', '额外金额'])
    const [waybill] = await numberOf(String(row.no))
    expect(waybill).toMatchObject({ card_id: card.id, accounted_amount: '107.00' })
    await expectSound(await testDatabase())
  })

  it.each([
    ['NOT_ACTIVATED', '未激活'],
    ['VOIDED', '已作废'],
  ] as const)('puts nothing on a card that is %s', async (status, word) => {
    const card = await newCard(company, { captain: ground.captain, status })
    const rows = [good({ cardNo: card.cardNo })]
    const [row] = await rowsOfImport(admin, await check(admin, rows))
    expect(row?.issues).toEqual([
      {
        cell: cellIn(rows, 'cardNo', 2),
        column: '结算卡号',
        value: card.cardNo,
        message: `${card.cardNo}${word}`,
      },
    ])
  })

  it('refuses at the last moment what has changed since the check', async () => {
    const truck = await newTruck(company, { captain: ground.captain })
    const task = await check(admin, [good({ truckCode: truck.plate }), good()])
    await rowsOf(sql`delete from truck where company_id = ${company.id} and id = ${truck.id}`)
    const done = await work(admin, company, await commit(admin, task))
    expect(done).toMatchObject({ status: 'DONE', createCount: 1, refusedCount: 1, pendingCount: 0 })
    const [row] = await rowsOfImport(admin, done, { outcome: ['REFUSED'] })
    expect(row?.issues[0]?.message).toBe(`车牌号“${truck.plate.toUpperCase()}”不存在`)
  })
})

it('a template is what it asks for', async () => {
  const file = await admin.rest('GET', '/chain/thirdImport/template')
  const [heads, example] = rowsOfXlsx(file.rawPayload)
  expect(heads?.slice(0, 3)).toEqual(['运单号', '项目*', '车牌号*'])
  expect(example?.slice(0, 2)).toEqual(['示例', expect.stringContaining('项目')])
  expect(rowsOfXlsx(file.rawPayload, 1).length).toBeGreaterThan(30)
  expect(await post(admin, file.rawPayload)).toMatchObject({ code: 1, msg: '表头下面没有数据' })
})
