import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../../kernel/sql/columns.js'

export const WaybillCount = defineEntity({
  name: 'WaybillCount',
  tableName: 'waybill_count',
  comment: '运单按日、按月、按年的合计；由触发器逐次追加，后台折叠',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    span: p.enum(['CHANGE', 'DAY', 'MONTH', 'YEAR']).primary().comment('跨度：尚未折叠的变动、日、月、年'),
    haul: p.boolean().primary().comment('分组：是则按运输内容，否则按班次'),
    day: p.date().primary().comment('出场日期（北京时间）；月和年为其首日'),
    projectId: p.uuid().comment('项目'),
    status: p.text().comment('运单状态'),
    settled: p.boolean().comment('是否在结算单上'),
    pendingReview: p.boolean().comment('是否有待审核的修改'),
    anomalyHold: p.text().strictNullable().comment('阻止结算的异常规则；没有则为空'),
    isTicket: p.boolean().comment('是否有票'),
    hasPayee: p.boolean().comment('是否有收款人'),
    inShiftType: p.text().strictNullable().comment('班次'),
    tpMode: p.text().strictNullable().comment('运输模式'),
    goSoilType: p.text().strictNullable().comment('出场土质'),
    garbageName: p.text().strictNullable().comment('渣土场名称'),
    trips: p.integer().comment('趟数'),
    tons: p.decimal().precision(18).scale(3).comment('吨数'),
    cubic: p.decimal().precision(18).scale(3).comment('方数'),
    receivable: p.decimal().precision(18).scale(2).comment('应收'),
    accounted: p.decimal().precision(18).scale(2).defaultRaw('0').comment('在卡片台账中的金额'),
  },
})

export const WaybillProject = defineEntity({
  name: 'WaybillProject',
  tableName: 'waybill_project',
  comment: '项目曾在运单上用过的名称，供搜索；只增不减',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    projectId: p.uuid().primary().comment('项目'),
    projectName: p.text().primary().comment('当时的名称'),
  },
})

export const WaybillCrew = defineEntity({
  name: 'WaybillCrew',
  tableName: 'waybill_crew',
  comment: '曾在同一运单上的车牌、司机和车队长，供搜索；只增不减',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    truckCode: p.text().primary().comment('车牌'),
    driverName: p.text().strictNullable().comment('司机姓名'),
    captainName: p.text().comment('车队长姓名'),
    pairs: p
      .array()
      .columnType('text[]')
      .generated(
        "(sign_pairs(plate_form(truck_code)) || sign_pairs(text_form(coalesce(driver_name, ''))) || sign_pairs(text_form(captain_name))) stored",
      )
      .comment('各名称的规范形式中相邻两字，供按片段搜索'),
  },
})
