import type { DataImportKind } from '@tufang/server/modules/import/index'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { checkData, commitData, dataRows } from '@tufang/tests/data-import'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newHaul } from '@tufang/tests/factories/haul'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { insert } from '@tufang/tests/rows'
import { uniqueDigits, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { rowsOfXlsx } from '@tufang/tests/waybill-import'
import type { TestCell } from '@tufang/tests/workbook'
import { describe, expect, it } from 'vitest'

type Cells = Record<string, TestCell>
type Names = Record<'captain' | 'project' | 'soil' | 'site', string>

interface Case {
  kind: `${DataImportKind}`
  /** List that shows the imported rows. */
  list: string
  /** Cell for every column of the template, as people write it, with names of the company's rows. */
  whole(names: Names): Cells
  /** Columns, besides the required ones, by which an existing row is recognized. */
  knownBy?: readonly string[]
  /** Row in the list after the import. */
  shown(cells: Cells): object
  /** Changed cells, with their entries in the history. */
  changed: Cells
  told: { label: string; before: string | null; after: string | null }[]
  /** Wrong cells, each with its refusal. */
  faulty: Cells
  refusals: Record<string, string>
  /** Faults of an equal row in another company, which lacks the rows that it names. */
  foreign?(cells: Cells): Record<string, string>
}

const spaced = (mobile: string) => `+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}`
const bare = (mobile: TestCell | undefined) => String(mobile).replaceAll(/[-+ ]/g, '').slice(2)
const noCaptain = (name: TestCell | undefined) => ({ 车队长: `车队长“${name}”不存在` })

const cases: Case[] = [
  {
    kind: 'CAPTAIN',
    list: 'captains { records { name mobile isOpenWallet remark } }',
    whole: () => ({ 车队长: '李强', 手机号: spaced(uniqueMobile()), 是否已开通钱包: '是', 备注: '长期合作' }),
    shown: ({ 手机号 }) => ({ name: '李强', mobile: bare(手机号), isOpenWallet: true, remark: '长期合作' }),
    changed: { 是否已开通钱包: '否' },
    told: [{ label: '是否已开通钱包', before: '是', after: '否' }],
    faulty: { 手机号: '123', 是否已开通钱包: '也许' },
    refusals: { 手机号: '请输入正确的手机号', 是否已开通钱包: '“也许”只能填是或否' },
  },
  {
    kind: 'DRIVER',
    list: 'drivers { records { name mobile captainName isOpenWallet } }',
    whole: ({ captain: name }) => ({
      司机: '王勇',
      手机号: spaced(uniqueMobile()),
      车队长: name,
      是否已开通钱包: true,
    }),
    shown: ({ 手机号, 车队长 }) => ({ name: '王勇', mobile: bare(手机号), captainName: 车队长, isOpenWallet: true }),
    changed: { 司机: '王小勇' },
    told: [{ label: '司机', before: '王勇', after: '王小勇' }],
    faulty: { 手机号: '12345678901', 车队长: '查无此人' },
    refusals: { 手机号: '请输入正确的手机号', ...noCaptain('查无此人') },
    foreign: ({ 车队长 }) => noCaptain(车队长),
  },
  {
    kind: 'TRUCK',
    list: 'trucks { records { plate captainName vehicleType volumeCubic capacityTons } }',
    whole: ({ captain: name }) => ({
      车牌: `粤B${uniqueDigits(5)}`,
      车队长: name,
      车型: '自卸车',
      车厢容积: '18.50方',
      核定载重: 30,
    }),
    shown: ({ 车牌, 车队长 }) => ({
      plate: 车牌,
      captainName: 车队长,
      vehicleType: '自卸车',
      volumeCubic: '18.500',
      capacityTons: '30.000',
    }),
    changed: { 核定载重: '31.5吨' },
    told: [{ label: '核定载重', before: '30.000', after: '31.500' }],
    faulty: { 车牌: '坏车牌', 车队长: '查无此人' },
    refusals: { 车牌: '车牌格式不正确，例如粤B12345', ...noCaptain('查无此人') },
    foreign: ({ 车队长 }) => noCaptain(车队长),
  },
  {
    kind: 'MACHINE',
    list: 'machines { records { machineCode name model loadPrice shiftCost operatorName operatorMobile } }',
    whole: () => ({
      机械代号: `WJ-${uniqueName()}`,
      机械: '挖机',
      机械型号: '三一 SY365H',
      装车单价: '22.5元/车',
      台班费: '2,400元/台班',
      操作手: '梁师傅',
      操作手手机号: 13512345678,
    }),
    shown: ({ 机械代号 }) => ({
      machineCode: 机械代号,
      name: '挖机',
      model: '三一 SY365H',
      loadPrice: '22.50',
      shiftCost: '2400.00',
      operatorName: '梁师傅',
      operatorMobile: '13512345678',
    }),
    changed: { 台班费: 2600 },
    told: [{ label: '台班费', before: '2400.00', after: '2600.00' }],
    faulty: { 装车单价: '面议', 操作手手机号: '123' },
    refusals: { 装车单价: '须为数字，最多2位小数', 操作手手机号: '请输入正确的手机号' },
  },
  {
    kind: 'SOIL',
    list: 'soils { records { name tonsPerCubic sort } }',
    whole: () => ({ 土质: `黏土${uniqueName()}`, 每方吨数: '1.65', 排序: '3' }),
    shown: ({ 土质 }) => ({ name: 土质, tonsPerCubic: '1.650', sort: 3 }),
    changed: { 每方吨数: 1.7 },
    told: [{ label: '每方吨数', before: '1.650', after: '1.700' }],
    faulty: { 每方吨数: '1650', 排序: '1.5' },
    refusals: { 每方吨数: '每方吨数须大于0，不超过10', 排序: '须为整数' },
  },
  {
    kind: 'SITE',
    list: 'sites { records { code name garbageType garbageTypeName ownership address lng lat fenceRadius operatorName operatorMobile dumpPrice } }',
    whole: () => ({
      编码: `XN${uniqueName()}`,
      渣土场: `受纳场${uniqueName()}`,
      渣土场类型: '回填工地',
      归属: '合作',
      地址: '龙华区民治街道',
      经度: '114.03391°',
      纬度: 22.59748,
      围栏半径: '300米',
      消纳单价: '35.5',
      负责人: '何场长',
      负责人电话: '0755-8123456',
    }),
    shown: ({ 编码, 渣土场 }) => ({
      code: 编码,
      name: 渣土场,
      garbageType: '2',
      garbageTypeName: '回填工地',
      ownership: 'SHARED',
      address: '龙华区民治街道',
      lng: '114.033910',
      lat: '22.597480',
      fenceRadius: 300,
      operatorName: '何场长',
      operatorMobile: '0755-8123456',
      dumpPrice: '35.50',
    }),
    changed: { 渣土场类型: '中转场', 归属: '自有' },
    told: [
      { label: '渣土场类型', before: '回填工地', after: '中转场' },
      { label: '归属', before: '合作', after: '自有' },
    ],
    faulty: { 归属: '租用', 经度: '200', 渣土场类型: '月球' },
    refusals: {
      归属: '“租用”不是归属，只能填自有、合作',
      渣土场类型: '渣土场类型“月球”不存在',
      经度: '经度须在-180到180之间，最多6位小数',
    },
  },
  {
    kind: 'PAYEE',
    list: 'basePayees { records { payeeName bindingBankNo bindingBankName carrierName mobile status } }',
    whole: () => ({
      收款人: '李强',
      收款账号: `6217 0000 ${uniqueDigits(10)}`,
      开户行: '建设银行深圳分行',
      承运人: '强哥车队',
      手机号: spaced('13512345678'),
    }),
    shown: ({ 收款账号 }) => ({
      payeeName: '李强',
      bindingBankNo: String(收款账号).replaceAll(' ', ''),
      bindingBankName: '建设银行深圳分行',
      carrierName: '强哥车队',
      mobile: '13512345678',
      status: false,
    }),
    changed: { 承运人: '新车队' },
    told: [{ label: '承运人', before: '强哥车队', after: '新车队' }],
    faulty: { 收款人: '一二三四五六七八九十一', 手机号: '123' },
    refusals: { 收款人: '收款人长度不能超过10个字符', 手机号: '请输入正确的手机号' },
  },
  {
    kind: 'PROJECT',
    list: 'baseProjects { records { projectName address lng lat dayStart nightStart usesTickets garbageNames soilTypes } }',
    whole: () => ({
      项目: `前海${uniqueName()}`,
      地址: '南山区前海大道',
      经度: '113.89713',
      纬度: '22.531020',
      白班开始: '06:30',
      夜班开始: '18:30',
      默认用票: '是',
      渣土场: null,
      土质: null,
    }),
    shown: ({ 项目 }) => ({
      projectName: 项目,
      address: '南山区前海大道',
      lng: '113.897130',
      lat: '22.531020',
      dayStart: '06:30',
      nightStart: '18:30',
      usesTickets: true,
      garbageNames: null,
      soilTypes: null,
    }),
    changed: { 默认用票: '否', 夜班开始: '19:00' },
    told: [
      { label: '夜班开始', before: '18:30', after: '19:00' },
      { label: '默认用票', before: '是', after: '否' },
    ],
    faulty: { 夜班开始: '25:00', 渣土场: '月球', 土质: '月壤' },
    refusals: {
      夜班开始: '夜班开始须为 HH:mm，例如 06:00',
      渣土场: '渣土场“月球”不存在',
      土质: '土质“月壤”不存在',
    },
  },
  {
    kind: 'PHASE',
    list: 'projectPhases { records { phaseName projectName fromDate toDate planCubic planTransportCost planCubicPrice truckCubic garbageNames soilTypes remark } }',
    whole: ({ project, site, soil }) => ({
      分期: '一期',
      项目: project,
      开始日期: '2026年3月1日',
      结束日期: '2026/8/31',
      计划方量: '120,000方',
      预计运输成本: '7200000元',
      预计每方成本: '60元/方',
      每车方量: '18方',
      渣土场: site,
      土质: soil,
      备注: '含支护',
    }),
    shown: ({ 项目, 渣土场, 土质 }) => ({
      phaseName: '一期',
      projectName: 项目,
      fromDate: '2026-03-01',
      toDate: '2026-08-31',
      planCubic: '120000.000',
      planTransportCost: '7200000.00',
      planCubicPrice: '60.00',
      truckCubic: '18.000',
      garbageNames: 渣土场,
      soilTypes: [土质],
      remark: '含支护',
    }),
    changed: { 结束日期: 46295, 计划方量: 130000 },
    told: [
      { label: '结束日期', before: '2026-08-31', after: '2026-09-30' },
      { label: '计划方量', before: '120000.000', after: '130000.000' },
    ],
    faulty: { 开始日期: '很快', 计划方量: '很多', 备注: '长'.repeat(201) },
    refusals: {
      开始日期: '“很快”不是有效的日期，请写成2026-01-02',
      备注: '备注长度不能超过200个字符',
      计划方量: '须为数字，最多3位小数',
    },
    foreign: ({ 项目, 渣土场, 土质 }) => ({
      项目: `项目“${项目}”不存在`,
      渣土场: `渣土场“${渣土场}”不存在`,
      土质: `土质“${土质}”不存在`,
    }),
  },
  {
    kind: 'PRICE',
    list: 'projectPrices { records { projectName tpMode soilType garbageName price validFrom validUntil } }',
    whole: ({ project, soil, site }) => ({
      项目: project,
      运输模式: '货运',
      土质: soil,
      渣土场: site,
      项目单价: '¥850.50元/车',
      有效期起: '2026/3/1',
      有效期止: '2026年9月1日 08:00',
    }),
    knownBy: ['渣土场', '有效期起'],
    shown: ({ 项目, 土质, 渣土场 }) => ({
      projectName: 项目,
      tpMode: 'FREIGHT',
      soilType: 土质,
      garbageName: 渣土场,
      price: '850.50',
      validFrom: '2026-03-01T00:00:00+08:00',
      validUntil: '2026-09-01T08:00:00+08:00',
    }),
    changed: { 项目单价: 860, 有效期止: '2026-10-01' },
    told: [
      { label: '项目单价', before: '850.50', after: '860.00' },
      { label: '有效期止', before: '2026-09-01 08:00:00', after: '2026-10-01 00:00:00' },
    ],
    faulty: { 运输模式: '空运', 土质: '月壤', 项目单价: '面议' },
    refusals: {
      运输模式: '“空运”不是运输模式，只能填放飞、货运、内转、资源回填',
      土质: '土质“月壤”不存在',
      项目单价: '须为数字，最多2位小数',
    },
    foreign: ({ 项目, 土质, 渣土场 }) => ({
      项目: `项目“${项目}”不存在`,
      土质: `土质“${土质}”不存在`,
      渣土场: `渣土场“${渣土场}”不存在`,
    }),
  },
]

/** Headings in the template of a kind, as people fill it in. */
async function headingsOf(caller: Caller, kind: string): Promise<string[]> {
  const { rawPayload, statusCode } = await caller.rest('GET', '/chain/dataImport/template', { query: { kind } })
  expect(statusCode).toBe(200)
  return (rowsOfXlsx(rawPayload)[0] ?? []).map(String)
}

const sheetOf = (headings: readonly string[], ...rows: Cells[]): TestCell[][] => [
  [...headings],
  ...rows.map((cells) => headings.map((heading) => cells[heading.replace('*', '')] ?? null)),
]

const cellsTold = (issues: readonly { column: string | null; message: string }[]) =>
  Object.fromEntries(issues.map(({ column, message }) => [column, message]))

const namesOf = async (company: TestCompany): Promise<Names> => ({
  captain: (await newCaptain(company, { name: `陈${uniqueName()}` })).name,
  project: (await newProject(company)).name,
  soil: (await newSoilType(company)).name,
  site: (await newDumpSite(company)).name,
})

async function ground(): Promise<{ company: TestCompany; admin: Caller }> {
  const company = await newCompany()
  return { company, admin: await company.as('管理员') }
}

describe.each(cases)('a sheet of the kind $kind', ({ kind, list, whole, shown, changed, told, ...more }) => {
  it('comes in by its template, is known again, and is told what changed and what is wrong', async () => {
    const { company, admin } = await ground()
    const cells = whole(await namesOf(company))
    const headings = await headingsOf(admin, kind)
    expect(headings.map((heading) => heading.replace('*', ''))).toEqual(Object.keys(cells))
    const sheet = sheetOf(headings, cells)
    const task = await checkData(admin, kind, sheet)
    expect((await dataRows(admin, task)).map(({ outcome, issues }) => [outcome, issues])).toEqual([['CREATE', []]])
    expect(await commitData(admin, company, task)).toMatchObject({ status: 'DONE', createCount: 1, refusedCount: 0 })
    const { found } = await admin.ask<{ found: { records: object[] } }>(`{ found: ${list} }`)
    expect(found.records).toContainEqual(shown(cells))

    const again = await checkData(admin, kind, sheet)
    expect(again).toMatchObject({ total: 1, unchangedCount: 1, pendingCount: 0, refusedCount: 0 })

    const other = await checkData(admin, kind, sheetOf(headings, { ...cells, ...changed }))
    expect((await dataRows(admin, other)).map(({ outcome, changes }) => [outcome, changes])).toEqual([['UPDATE', told]])
    expect(await commitData(admin, company, other)).toMatchObject({ status: 'DONE', updateCount: 1, refusedCount: 0 })

    const wrong = await checkData(admin, kind, sheetOf(headings, { ...cells, ...more.faulty }))
    const [refused] = await dataRows(admin, wrong)
    expect([refused?.outcome, cellsTold(refused?.issues ?? [])]).toEqual(['REFUSED', more.refusals])
    expect(refused?.issues.map(({ cell }) => cell)).not.toContain(null)
  })

  it('finds nothing of another company', async () => {
    const [{ company, admin }, stranger] = [await ground(), await ground()]
    const cells = whole(await namesOf(company))
    const sheet = sheetOf(Object.keys(cells), cells)
    await commitData(admin, company, await checkData(admin, kind, sheet))
    const [row] = await dataRows(stranger.admin, await checkData(stranger.admin, kind, sheet))
    const expected = more.foreign ? ['REFUSED', more.foreign(cells)] : ['CREATE', {}]
    expect([row?.outcome, cellsTold(row?.issues ?? [])]).toEqual(expected)
  })

  it('leaves what its cells leave empty', async () => {
    const { company, admin } = await ground()
    const cells = whole(await namesOf(company))
    const headings = await headingsOf(admin, kind)
    await commitData(admin, company, await checkData(admin, kind, sheetOf(headings, cells)))
    const needed = headings.filter((heading) => heading.endsWith('*')).map((heading) => heading.replace('*', ''))
    const few = Object.fromEntries(
      [...needed, ...(more.knownBy ?? [])].map((heading) => [heading, cells[heading] ?? null]),
    )
    expect(await checkData(admin, kind, sheetOf(headings, few))).toMatchObject({ unchangedCount: 1, pendingCount: 0 })
  })
})

describe('sheets of base data', () => {
  it('refuse the second of two sites of one name, which is nobody else’s yet', async () => {
    const { admin } = await ground()
    const name = `受纳场${uniqueName()}`
    const rows = [uniqueName(), uniqueName()].map((code) => [code, name])
    const told = await dataRows(admin, await checkData(admin, 'SITE', [['编码', '渣土场'], ...rows]))
    expect(told.map(({ outcome, issues }) => [outcome, issues.map(({ message }) => message)])).toEqual([
      ['CREATE', []],
      ['REFUSED', [`渣土场“${name}”已存在`]],
    ])
  })

  it('know the types of dump sites by the words of the company', async () => {
    const [{ company, admin }, stranger] = [await ground(), await ground()]
    const item = { companyId: company.id, dictionary: 'garbage_type', itemValue: 'Z1', itemName: '弃土场', sort: 1 }
    await insert('dictionary_item', item)
    const sheet = [
      ['编码', '渣土场', '渣土场类型'],
      [uniqueName(), `受纳场${uniqueName()}`, '弃土场'],
    ]
    const outcomeOf = async (caller: Caller) =>
      (await dataRows(caller, await checkData(caller, 'SITE', sheet))).map(({ outcome }) => outcome)
    expect([await outcomeOf(admin), await outcomeOf(stranger.admin)]).toEqual([['CREATE'], ['REFUSED']])
  })

  it('bring up to date a soil that trips were written with', async () => {
    const { company, admin } = await ground()
    const { soilType, ...haul } = await newHaul(company)
    await newProjectPrice(company, { ...haul, soilType, price: '100.00' })
    await newWaybill(company, { soilType })
    const sheet = [
      ['土质', '每方吨数'],
      [soilType.name, 1.9],
    ]
    const done = await commitData(admin, company, await checkData(admin, 'SOIL', sheet))
    expect(done).toMatchObject({ status: 'DONE', updateCount: 1, refusedCount: 0 })
  })

  it('give a project the dump sites and soils that it names, in any order', async () => {
    const { company, admin } = await ground()
    const [first, second, soil] = [await newDumpSite(company), await newDumpSite(company), await newSoilType(company)]
    const name = `前海${uniqueName()}`
    const sheet = (sites: string) => [
      ['项目', '渣土场', '土质'],
      [name, sites, soil.name],
    ]
    const task = await checkData(admin, 'PROJECT', sheet(`${first.name}、${second.name}`))
    expect(await commitData(admin, company, task)).toMatchObject({ status: 'DONE', createCount: 1 })
    const { found } = await admin.ask<{ found: { records: object[] } }>(
      '{ found: baseProjects { records { projectName garbageIds soilTypes } } }',
    )
    expect(found.records).toContainEqual({
      projectName: name,
      garbageIds: expect.arrayContaining([first.id, second.id]),
      soilTypes: soil.name,
    })
    const again = await checkData(admin, 'PROJECT', sheet(`${second.name}，${first.name}`))
    expect(again).toMatchObject({ unchangedCount: 1 })
    const fewer = await checkData(admin, 'PROJECT', sheet(second.name))
    expect((await dataRows(admin, fewer))[0]?.changes).toMatchObject([{ label: '渣土场', after: second.name }])
  })

  it('know a phase by its project as well, and take the first of two of one name', async () => {
    const { company, admin } = await ground()
    const [one, other] = [await newProject(company), await newProject(company)]
    const rowOf = (project: string, name: string) => [name, project, '2026-03-01', '2026-03-31']
    const sheet = (...rows: TestCell[][]) => [['分期', '项目', '开始日期', '结束日期'], ...rows]
    const task = await checkData(admin, 'PHASE', sheet(rowOf(one.name, '一期'), rowOf(other.name, '一期')))
    expect(await commitData(admin, company, task)).toMatchObject({ status: 'DONE', createCount: 2 })
    const again = await checkData(admin, 'PHASE', sheet(rowOf(one.name, '一期'), rowOf(one.name, '二期')))
    expect(again).toMatchObject({ unchangedCount: 1, createCount: 1 })
    // A blank in the name does not make it another project.
    const spaced = one.name.replace('项目', '项目 ')
    for (const name of ['一期', '三期']) {
      const told = await dataRows(
        admin,
        await checkData(admin, 'PHASE', sheet(rowOf(one.name, name), rowOf(spaced, name))),
      )
      expect(told.map(({ outcome }) => outcome)).toEqual([name === '一期' ? 'UNCHANGED' : 'CREATE', 'REFUSED'])
      expect(told[1]?.issues.map(({ message }) => message)).toEqual([
        name === '一期' ? '前面的行已是同一分期、项目' : '该项目已有分期“三期”',
      ])
    }
  })

  it('tell each price which other one it clashes with, in use or in the same sheet', async () => {
    const { company, admin } = await ground()
    const { project, soilType, dumpSite } = await newHaul(company)
    const stored = { project, soilType, dumpSite, price: '80.00', validFrom: new Date('2026-03-01T00:00:00+08:00') }
    await newProjectPrice(company, stored)
    const heads = ['项目', '运输模式', '土质', '渣土场', '项目单价', '有效期起', '有效期止']
    const rowOf = (price: number, from: string | null, until: string | null, site: string | null = dumpSite.name) => [
      ...[project.name, '货运', soilType.name, site, price, from, until],
    ]
    const rows = [
      rowOf(70, '2026-01-01', '2026-03-01'),
      rowOf(71, '2026-04-01', null),
      rowOf(72, '2026-02-01', '2026-02-15'),
      rowOf(73, null, '2026-01-01'),
      rowOf(74, null, null, null),
      rowOf(75, '2026-03-01', '2026-06-01'),
    ]
    const told = await dataRows(admin, await checkData(admin, 'PRICE', [heads, ...rows]))
    expect(told.map(({ outcome, issues }) => [outcome, ...issues.map(({ message }) => message)])).toEqual([
      ['CREATE'],
      ['REFUSED', '与单价80.00元的有效期重叠：2026-03-01 00:00:00至不限'],
      ['REFUSED', '与单价70元的有效期重叠：2026-01-01 00:00:00至2026-03-01 00:00:00'],
      ['CREATE'],
      ['CREATE'],
      ['UPDATE'],
    ])
    expect(told[1]?.issues[0]?.column).toBe('有效期起')
    const done = await commitData(admin, company, await checkData(admin, 'PRICE', [heads, ...rows]))
    expect(done).toMatchObject({ status: 'DONE', createCount: 3, updateCount: 1, refusedCount: 2 })
    // The old price ends, so that the refused price that follows it is accepted now.
    const later = await checkData(admin, 'PRICE', [heads, rowOf(71, '2026-06-01', null)])
    expect(later).toMatchObject({ createCount: 1, refusedCount: 0 })
  })

  it('make a price anew where the one that it would be known by is retired', async () => {
    const { company, admin } = await ground()
    const { project, soilType } = await newHaul(company)
    const { id } = await newProjectPrice(company, { project, soilType, price: '80.00', tpMode: 'RELEASE' })
    const sheet = [
      ['项目', '运输模式', '土质', '项目单价'],
      [project.name, '放飞', soilType.name, 90],
    ]
    expect(await checkData(admin, 'PRICE', sheet)).toMatchObject({ updateCount: 1 })
    await admin.ask('mutation ($id: ID!) { retireProjectPrice(id: $id) { id } }', { id })
    expect(await checkData(admin, 'PRICE', sheet)).toMatchObject({ createCount: 1, updateCount: 0 })
  })

  it('name to the person who sees some projects only those for prices and phases', async () => {
    const { company } = await ground()
    const [{ project, soilType }, hidden] = [await newHaul(company), await newProject(company)]
    const member = await newMember(company)
    await member.limitTo([project.id])
    const outcomesOf = async (kind: 'PRICE' | 'PHASE', rows: TestCell[][]) =>
      (await dataRows(member.caller, await checkData(member.caller, kind, rows))).map(({ outcome }) => outcome)
    const both = [project.name, hidden.name]
    const prices = both.map((name) => [name, '放飞', soilType.name, 90])
    const phases = both.map((name) => [name, '一期', '2026-03-01', '2026-03-31'])
    const asked = [
      await outcomesOf('PRICE', [['项目', '运输模式', '土质', '项目单价'], ...prices]),
      await outcomesOf('PHASE', [['项目', '分期', '开始日期', '结束日期'], ...phases]),
    ]
    expect(asked).toEqual([
      ['CREATE', 'REFUSED'],
      ['CREATE', 'REFUSED'],
    ])
  })

  it('let a new captain sign in by his mobile', async () => {
    const { company, admin } = await ground()
    const mobile = uniqueMobile()
    const sheet = [
      ['车队长', '手机号'],
      ['李强', mobile],
    ]
    await commitData(admin, company, await checkData(admin, 'CAPTAIN', sheet))
    const { captains } = await admin.ask<{ captains: { records: object[] } }>(
      '{ captains { records { mobile hasAccount } } }',
    )
    expect(captains.records).toEqual([{ mobile, hasAccount: true }])
  })
})
