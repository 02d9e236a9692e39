import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { WaybillStatus } from '../../waybill/index.js'
import { ArrivalSortField } from '../enums.js'
import { arrivalTable as table } from './fields.js'

const what = '到场车次'

@ObjectType('Arrival', { description: `${what}：建筑公司运往当前公司所经营渣土场的一趟车` })
export class ArrivalView extends objectOf(table) {
  /** Whether a settlement has taken the trip, which fixes what was said of it. */
  settled!: boolean

  @Field(() => WaybillStatus, { description: '运单状态，由建筑公司记' })
  status!: WaybillStatus
}

@ObjectType({ description: `查询到的${what}的合计` })
export class ArrivalSummary {
  @Field(() => Int, { description: '待到场的趟数' })
  announced!: number

  @Field(() => Int, { description: '已到场的趟数' })
  arrived!: number

  @Field(() => Int, { description: '已卸土的趟数' })
  tipped!: number

  @Field(() => Int, { description: '已拒收的趟数' })
  refused!: number

  @Field(() => DecimalScalar, { description: '吨数（已卸土）' })
  tippedTons!: string

  @Field(() => DecimalScalar, { description: '方数（已卸土）' })
  tippedCubic!: string
}

@ObjectType({ description: `一页${what}` })
export class ArrivalPage extends pageOf(what, ArrivalView, ArrivalSummary) {}

@InputType({ description: `${what}的查询条件` })
export class ArrivalFilter extends listFilterOf(table, 'Arrival') {}

@InputType({ description: `${what}的排序` })
export class ArrivalSort extends sortBy(ArrivalSortField) {}

@InputType({ description: '确认卸土时场方所记的' })
export class TippingInput {
  @Field(() => DecimalScalar, optional(`${table.siteWeight.label}，与运单同单位；不填为没有过磅`))
  siteWeight?: string | null
}
