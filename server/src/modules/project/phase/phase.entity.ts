import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

const cubic = () => p.decimal().precision(12).scale(3).strictNullable()
const amount = () => p.decimal().precision(11).scale(2).strictNullable()

export const ProjectPhase = defineEntity({
  name: 'ProjectPhase',
  tableName: 'project_phase',
  comment: '项目分期：一段日期内计划的方量和成本，及哪些运单属于它；同一项目的分期日期可以重叠',
  filters: ofCompany,
  properties: {
    ...companyKey,
    projectId: p.uuid().comment('项目'),
    name: p.text().comment('分期，同一项目内不重复'),
    fromDay: p.date().comment('开始日期'),
    toDay: p.date().comment('结束日期，含当日'),
    planCubic: cubic().check('plan_cubic >= 0').comment('计划方量（方）'),
    planTransportCost: amount().check('plan_transport_cost >= 0').comment('预计运输成本（元）'),
    planCubicPrice: amount().check('plan_cubic_price >= 0').comment('预计每方成本（元）'),
    truckCubic: cubic().check('truck_cubic > 0').comment('每车方量（方/车）：按车计量的运单折算的方量'),
    dumpSiteIds: p
      .array()
      .columnType('uuid[]')
      .defaultRaw("'{}'")
      .check('cardinality(dump_site_ids) <= 50')
      .comment('只含去这些渣土场的运单；为空则不限'),
    soilTypes: p
      .array()
      .columnType('text[]')
      .defaultRaw("'{}'")
      .check('cardinality(soil_types) <= 50')
      .comment('只含这些土质的运单，按名称；为空则不限'),
    remark: p.text().strictNullable().comment('备注'),
    mergedInto: p.uuid().strictNullable().comment('并入的分期'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'projectId', 'name'] }],
  checks: [{ expression: 'from_day <= to_day' }, { expression: 'merged_into is null or not enabled' }],
})
