import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { SiteOwnership } from '../enums.js'
import { ownSiteTable as table } from './fields.js'

@ObjectType('Site', { description: '公司的渣土场' })
export class SiteView extends objectOf(table) {}

@ObjectType({ description: '查询到的渣土场的合计' })
export class SiteSummary {
  @Field(() => Int, { description: '启用的渣土场数' })
  enabledCount!: number
}

@ObjectType({ description: '一页渣土场' })
export class SitePage extends pageOf(table.name.label, SiteView, SiteSummary) {}

@InputType({ description: '渣土场查询条件' })
export class SiteFilter extends listFilterOf(table, 'Site') {}

export enum SiteSortField {
  CODE = 'CODE',
  NAME = 'NAME',
  GARBAGE_TYPE = 'GARBAGE_TYPE',
  OWNERSHIP = 'OWNERSHIP',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('SiteSortField', SiteSortField, '渣土场排序字段')

@InputType({ description: '渣土场排序' })
export class SiteSort extends sortBy(SiteSortField) {}

@InputType({ description: table.name.label })
export class SiteInput {
  @Field({ description: takes(table.code) })
  code!: string

  @Field({ description: takes(table.name) })
  name!: string

  @Field(text, optional(`${takes(table.garbageType)}${table.garbageType.note}`))
  garbageType?: string | null

  @Field(() => SiteOwnership, optional(describe(table.ownership)))
  ownership?: SiteOwnership | null

  @Field(text, optional(takes(table.address)))
  address?: string | null

  @Field(text, optional(`${takes(table.lng)}${table.lng.note}；与纬度一起填写`))
  lng?: string | null

  @Field(text, optional(`${takes(table.lat)}${table.lat.note}；与经度一起填写`))
  lat?: string | null

  @Field(() => Int, optional(`${describe(table.fenceRadius)}；50 到 5000`))
  fenceRadius?: number | null

  @Field(() => DecimalScalar, optional(describe(table.dumpPrice)))
  dumpPrice?: string | null

  @Field(text, optional(takes(table.operatorName)))
  operatorName?: string | null

  @Field(text, optional(takes(table.operatorMobile)))
  operatorMobile?: string | null
}

/** Types of the API for the verbs of base data. */
export const siteTypes = { View: SiteView, Page: SitePage, Filter: SiteFilter, Sort: SiteSort, Input: SiteInput }
