import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { describe, objectOf, pick } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import type { ListEdge } from '../../edge.js'
import { TpMode } from '../enums.js'
import { waybillTable as waybill } from '../waybill/fields.js'
import { PunchKind, PunchSettling } from './enums.js'
import { punchTable as table } from './fields.js'

/** Punch of a trip, as the phone sent it and as it came out. */
@ObjectType('Punch', { description: '打卡：一趟运输的装车、出场或卸车' })
export class PunchView extends nodeOf(table) {}

@InputType({ description: '一次打卡；车牌与结算卡号至少填一个，其余不填的随该车或该卡最近的运单' })
export class PunchInput {
  @Field(() => ID, { description: '手机所编的 UUID：同一次打卡可重发，只计一次' })
  id!: string

  @Field(() => PunchKind, { description: describe(table.kind) })
  kind!: PunchKind

  @Field(() => Date, { description: describe(table.at) })
  at!: Date

  @Field(text, optional(table.cardNo.label))
  cardNo?: string | null

  @Field(text, optional(table.truckCode.label))
  truckCode?: string | null

  @Field(() => ID, optional(table.projectId.label))
  projectInfoId?: string | null

  @Field(text, optional(table.soilType.label))
  soilType?: string | null

  @Field(() => TpMode, optional(table.tpMode.label))
  tpMode?: TpMode | null

  @Field(() => ID, optional(`${table.dumpSiteId.label}；只有货运才填`))
  garbageId?: string | null

  @Field(() => DecimalScalar, optional(table.weightTons.label))
  weightTons?: string | null

  @Field(() => DecimalScalar, optional(describe(table.lng)))
  lng?: string | null

  @Field(() => DecimalScalar, optional(describe(table.lat)))
  lat?: string | null

  @Field(() => Int, optional(describe(table.accuracy)))
  accuracy?: number | null

  @Field(() => ID, optional('照片的文件编号，先以 WAYBILL_PICTURE 上传'))
  pictureId?: string | null
}

@InputType({ description: '打卡的处理' })
export class PunchSettlingInput {
  @Field(() => PunchSettling, { description: describe(table.settledAs) })
  as!: PunchSettling

  @Field(() => ID, optional(`${waybill.id.label}；归入运单时必填，或填运单号`))
  waybillId?: string | null

  @Field(text, optional(`${waybill.no.label}，可代替 waybillId`))
  waybillNo?: string | null

  @Field(text, optional(`${table.settleReason.label}；弃用时必填`))
  reason?: string | null
}

@InputType({ description: '打卡的查询条件' })
export class PunchFilter extends listFilterOf(table, 'Punch') {}

export enum PunchSortField {
  CORRECTED_AT = 'CORRECTED_AT',
  RECEIVED_AT = 'RECEIVED_AT',
  TRUCK_CODE = 'TRUCK_CODE',
}
describeEnum('PunchSortField', PunchSortField, '打卡排序字段')

@InputType({ description: '打卡排序' })
export class PunchSort extends sortBy(PunchSortField) {}

@ObjectType({ description: apiTexts.sums })
export class PunchSummary {
  @Field(() => Int, { description: '已计入的次数' })
  takenCount!: number

  @Field(() => Int, { description: '待处理的次数' })
  conflictCount!: number

  @Field(() => Int, { description: '已处理的次数' })
  settledCount!: number

  @Field(() => Int, { description: '已弃用的次数' })
  droppedCount!: number
}

@ObjectType({ description: '打卡分页' })
export class PunchPage extends recordsPageOf(PunchView, PunchSummary) {}

@ObjectType({ description: '该车未卸车的运单' })
export class PunchTrip extends objectOf(pick(waybill, 'id', 'no', 'status', 'inDatetime', 'goDatetime')) {}

@ObjectType({ description: '打卡时的建议：取自该车或该卡最近的运单' })
export class PunchOffer extends objectOf({
  truckCode: table.truckCode,
  cardNo: table.cardNo,
  projectId: table.projectId,
  projectName: table.projectName,
  soilType: table.soilType,
  tpMode: table.tpMode,
  dumpSiteId: table.dumpSiteId,
  garbageName: table.garbageName,
  weightTons: table.weightTons,
}) {
  @Field(() => PunchKind, { description: '接下来该打的卡' })
  nextKind!: PunchKind

  @Field(() => PunchTrip, optional('该车未卸车的运单；没有则为空'))
  openTrip!: PunchTrip | null
}

/** Page of punches below a waybill. */
export const punchesEdge: ListEdge = {
  Page: PunchPage,
  Filter: PunchFilter,
  Sort: PunchSort,
  loader: 'punchPages',
}
