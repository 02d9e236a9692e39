import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import type { Edge } from '../../edge.js'
import { SiteOwnership } from '../enums.js'
import { dumpSiteTable as table } from './fields.js'

@ObjectType('DumpSite', { description: table.garbageName.label })
export class DumpSiteView extends nodeOf(table) {}

/** Dump sites beside their ids. */
export const dumpSitesEdge: Edge = {
  name: 'dumpSites',
  to: () => DumpSiteView,
  by: 'garbageIds',
  loader: 'dumpSite',
  label: table.garbageName.label,
}

/** Dump site beside its id; null for a row without one. */
export const dumpSiteEdge: Edge = { ...dumpSitesEdge, name: 'dumpSite', by: 'garbageId' }

@ObjectType({ description: '查询到的渣土场的合计' })
export class DumpSiteSummary {
  @Field(() => Int, { description: '启用的渣土场数' })
  enabledCount!: number
}

@ObjectType({ description: '一页渣土场' })
export class DumpSitePage extends pageOf(table.garbageName.label, DumpSiteView, DumpSiteSummary) {}

@InputType({ description: '渣土场查询条件' })
export class DumpSiteFilter extends listFilterOf(table, 'DumpSite') {}

export enum DumpSiteSortField {
  CODE = 'CODE',
  GARBAGE_NAME = 'GARBAGE_NAME',
  GARBAGE_TYPE = 'GARBAGE_TYPE',
  OWNERSHIP = 'OWNERSHIP',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('DumpSiteSortField', DumpSiteSortField, '渣土场排序字段')

@InputType({ description: '渣土场排序' })
export class DumpSiteSort extends sortBy(DumpSiteSortField) {}

@InputType({ description: table.garbageName.label })
export class SiteInput {
  @Field({ description: takes(table.code) })
  code!: string

  @Field({ description: takes(table.garbageName) })
  garbageName!: string

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
export const siteTypes = {
  View: DumpSiteView,
  Page: DumpSitePage,
  Filter: DumpSiteFilter,
  Sort: DumpSiteSort,
  Input: SiteInput,
}
