import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { objectOf } from '../../../kernel/fields.js'
import { day, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { formerPaperTable, fleetPaperTable as table } from './fields.js'

@ObjectType('FleetPaper', { description: '车辆或司机在用的一份证件' })
export class FleetPaperView extends objectOf(table) {}

@ObjectType('FormerFleetPaper', { description: '换证前的证件' })
export class FormerPaperView extends objectOf(formerPaperTable) {}

@ObjectType({ description: '查询到的证件的合计' })
export class FleetPaperSummary {
  @Field(() => Int, { description: '其中即将到期的' })
  expiringCount!: number

  @Field(() => Int, { description: '其中已过期的' })
  expiredCount!: number
}

@ObjectType({ description: '一页证件' })
export class FleetPaperPage extends pageOf('证件', FleetPaperView, FleetPaperSummary) {}

@InputType({ description: '证件查询条件' })
export class FleetPaperFilter extends listFilterOf(table, 'FleetPaper') {
  @Field(day, optional(`${table.validUntil.label}不早于此日，yyyy-MM-dd`))
  validUntilFrom?: string | null

  @Field(day, optional(`${table.validUntil.label}不晚于此日，yyyy-MM-dd`))
  validUntilTo?: string | null
}

export enum FleetPaperSortField {
  VALID_UNTIL = 'VALID_UNTIL',
  STATE = 'STATE',
  KIND = 'KIND',
  PLATE = 'PLATE',
  DRIVER_NAME = 'DRIVER_NAME',
  CAPTAIN_NAME = 'CAPTAIN_NAME',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('FleetPaperSortField', FleetPaperSortField, '证件排序字段')

@InputType({ description: '证件排序' })
export class FleetPaperSort extends sortBy(FleetPaperSortField) {}

@ObjectType({ description: '证件的一次字段修改' })
export class FleetPaperChange extends FieldChangeView {}
