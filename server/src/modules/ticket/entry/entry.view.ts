import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { EntryKind } from '../enums.js'
import { MOST_TICKETS } from '../fields.js'
import { entryTable as table } from './fields.js'

@ObjectType('TicketEntry', { description: '一笔票据流水，只增不改' })
export class TicketEntryView extends objectOf(table) {}

const OF_PLACE =
  '；仅在查询条件为一个项目、渣土场和土质（可另加类型），且发生时间以某日06:00为界时给出，按全部类型计，否则为空'

@ObjectType({ description: '查询到的流水按类型的合计；运单用票不在流水中' })
export class TicketEntrySummary {
  @Field(() => Int, { description: '购票' })
  purchased!: number

  @Field(() => Int, { description: '领票' })
  collected!: number

  @Field(() => Int, { description: '更正的用票' })
  used!: number

  @Field(() => Int, { description: '退票' })
  refunded!: number

  @Field(() => Int, optional(`期初剩余（月末转月初）${OF_PLACE}`))
  early!: number | null

  @Field(() => Int, optional(`期间运单用票${OF_PLACE}`))
  trips!: number | null

  @Field(() => Int, optional(`期末剩余${OF_PLACE}`))
  left!: number | null

  @Field(() => DecimalScalar, {
    ...optional('票据调整（元），与项目成本同一口径；没有按分期查询的为空'),
  })
  phaseCost?: Money | null
}

@ObjectType({ description: '一页票据流水' })
export class TicketEntryPage extends pageOf('流水', TicketEntryView, TicketEntrySummary) {}

// The stock after an entry is computed, so that the ledger has no column for it.
const { balance, ...kept } = table

@InputType({ description: '项目成本里的票据调整：更正的用票与退票、退还渣土场的票' })
export class PhaseTicketsInput {
  @Field(() => ID, optional('分期编号：按发生的日期、渣土场与土质；与项目编号填一个'))
  phaseId?: string | null

  @Field(() => ID, optional(`${table.projectInfoId.label}：该项目不属于任何启用分期的`))
  projectInfoId?: string | null

  @Field(() => Boolean, optional('填项目编号时，是否为该项目的全部，不论分期'))
  whole?: boolean | null

  @Field(() => Boolean, optional('是否只看没有单价的'))
  unpriced?: boolean | null
}

@InputType({ description: '票据流水查询条件' })
export class TicketEntryFilter extends listFilterOf(kept, 'TicketEntry') {
  @Field(() => Boolean, optional('是否增减公司库存；退还渣土场的与更正的退票、用票不增减'))
  movesCompanyStock?: boolean | null

  @Field(() => PhaseTicketsInput, optional('项目成本里一个分期的票据调整'))
  phase?: PhaseTicketsInput | null
}

export enum TicketEntrySortField {
  HAPPENED_AT = 'HAPPENED_AT',
  QUANTITY = 'QUANTITY',
}
describeEnum('TicketEntrySortField', TicketEntrySortField, '票据流水排序字段')

@InputType({ description: '票据流水排序' })
export class TicketEntrySort extends sortBy(TicketEntrySortField) {}

@InputType({ description: '更正：记一笔有原因的领票、用票或退票，不受库存限制' })
export class TicketCorrectionInput {
  @Field(() => EntryKind, { description: '类型：领票、用票或退票' })
  kind!: EntryKind

  @Field(() => Int, { description: `张数，可为负，不超过±${MOST_TICKETS}` })
  quantity!: number

  @Field(() => ID, { description: table.projectInfoId.label })
  projectInfoId!: string

  @Field(() => ID, { description: table.garbageId.label })
  garbageId!: string

  @Field(() => String, { description: table.soilType.label })
  soilType!: string

  @Field(() => ID, optional(table.driverId.label))
  driverId?: string | null

  @Field(() => Date, { description: table.happenedAt.label })
  happenedAt!: Date

  @Field(() => String, { description: takes(table.reason) })
  reason!: string
}
