import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { YardSiteSortField } from '../enums.js'
import { siteOfferTable, yardSiteTable as table } from './fields.js'

const what = '在经营的渣土场'

@ObjectType('YardSite', { description: `${what}：由谁经营，何时开放，还能收多少` })
export class YardSiteView extends objectOf(table) {}

@ObjectType({ description: `查询到的${what}的合计` })
export class YardSiteSummary {
  @Field(() => Int, { description: '其中的公司数' })
  companyCount!: number
}

@ObjectType({ description: `一页${what}` })
export class YardSitePage extends pageOf(what, YardSiteView, YardSiteSummary) {}

@InputType({ description: `${what}的查询条件` })
export class YardSiteFilter extends listFilterOf(table, 'YardSite') {}

@InputType({ description: `${what}的排序` })
export class YardSiteSort extends sortBy(YardSiteSortField) {}

@ObjectType('SiteOffer', { description: '公司登记了当前用户的手机号、尚无人认领的渣土场' })
export class SiteOfferView extends objectOf(siteOfferTable) {}

@InputType({ description: '公布给公司看的渣土场信息；没有写的成员不变' })
export class YardSiteInput {
  @Field(text, optional(takes(table.openHours)))
  openHours?: string | null

  @Field(() => [String], optional(`${table.soils.label}${table.soils.note}，最多 20 种，每种最多 20 个字符`))
  soils?: string[] | null

  @Field(() => DecimalScalar, optional(`${table.capacityLeft.label}${table.capacityLeft.note}`))
  capacityLeft?: string | null

  @Field(text, optional(takes(table.priceNote)))
  priceNote?: string | null
}
