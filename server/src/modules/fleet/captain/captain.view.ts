import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { optional, text } from '../../../kernel/graphql.js'
import { equalFilterOf } from '../../../kernel/list/found.js'
import { termLabels } from '../../price/index.js'
import { captainDriverTable, captainNodeTable, driverNodeTable } from './fields.js'

@ObjectType('DriverNode', { description: '车队长的一个司机' })
export class DriverNode extends objectOf(driverNodeTable) {}

@ObjectType('CaptainNode', { description: '车队长及其全部司机' })
export class CaptainNode extends objectOf(captainNodeTable) {
  @Field(() => [String], { description: '其车辆的车牌' })
  plates!: string[]

  @Field(() => [DriverNode], { description: `${driverNodeTable.driverName.label}，按姓名排列` })
  drivers!: DriverNode[]
}

@ObjectType('CaptainDriver', { description: '可选的一个车队长与司机' })
export class CaptainDriverView extends objectOf(captainDriverTable) {}

@InputType({ description: '车队长与司机的查询条件' })
export class CaptainDriverFilter extends equalFilterOf(captainDriverTable, 'CaptainDriver') {
  @Field(() => ID, optional(`${termLabels.projectInfoId}：有该项目已审核任务申请的`))
  projectInfoId?: string | null

  @Field(text, optional('车队长或司机的姓名、手机号，或车牌，模糊'))
  keyword?: string | null

  @Field(() => Boolean, optional(captainNodeTable.isOpenWallet.label))
  isOpenWallet?: boolean | null
}

@ObjectType({ description: apiTexts.sums })
export class CaptainDriverSummary {
  @Field(() => Int, { description: '已开通钱包的行数' })
  openWalletCount!: number
}

@ObjectType({ description: '可选的车队长与司机分页' })
export class CaptainDriverPage extends recordsPageOf(CaptainDriverView, CaptainDriverSummary) {}
