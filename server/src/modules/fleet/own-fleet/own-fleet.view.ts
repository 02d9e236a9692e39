import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { ownFleetTable as table } from './fields.js'

@ObjectType('OwnFleet', { description: '车队长本人的一辆车或一名司机' })
export class OwnFleetView extends objectOf(table) {}

@ObjectType({ description: '查询到的车辆与司机的合计' })
export class OwnFleetSummary {
  @Field(() => Int, { description: '有证件即将到期的' })
  expiringCount!: number

  @Field(() => Int, { description: '有证件已过期的' })
  expiredCount!: number
}

@ObjectType({ description: '一页车队长本人的车辆与司机' })
export class OwnFleetPage extends pageOf('车辆与司机', OwnFleetView, OwnFleetSummary) {}

@InputType({ description: '车队长本人的车辆与司机的查询条件' })
export class OwnFleetFilter extends listFilterOf(table, 'OwnFleet') {}

export enum OwnFleetSortField {
  NAME = 'NAME',
  COMPANY_AUTH_NAME = 'COMPANY_AUTH_NAME',
  EXPIRED_COUNT = 'EXPIRED_COUNT',
}
describeEnum('OwnFleetSortField', OwnFleetSortField, '车队长本人的车辆与司机排序字段')

@InputType({ description: '车队长本人的车辆与司机排序' })
export class OwnFleetSort extends sortBy(OwnFleetSortField) {}
