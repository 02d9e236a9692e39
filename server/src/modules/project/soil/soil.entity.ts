import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const SoilType = defineEntity({
  name: 'SoilType',
  tableName: 'soil_type',
  comment: '土质：运单、单价和票据按名称使用，有使用时名称不再修改',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().comment('土质名称'),
    tonsPerCubic: p.decimal().precision(6).scale(3).strictNullable().comment('每方吨数'),
    sort: p.smallint().default(0).comment('排序'),
    mergedInto: p.uuid().strictNullable().comment('并入的土质'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  checks: [{ expression: 'merged_into is null or not enabled' }],
  uniques: [{ properties: ['companyId', 'name'] }],
})
