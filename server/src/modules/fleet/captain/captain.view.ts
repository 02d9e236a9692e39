import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { optional, text } from '../../../kernel/graphql.js'
import { PageView } from '../../../kernel/list/page.types.js'
import { memberTable } from '../../price/index.js'

const mobile = '手机号'

@ObjectType('DriverNode', { description: '车队长的一个司机' })
export class DriverNode {
  @Field(() => ID, { description: memberTable.driverId.label })
  driverId!: string

  @Field({ description: memberTable.driverName.label })
  driverName!: string

  @Field({ description: mobile })
  mobile!: string

  @Field({ description: memberTable.isOpenWallet.label })
  isOpenWallet!: boolean
}

@ObjectType('CaptainNode', { description: '车队长及其全部司机' })
export class CaptainNode {
  @Field(() => ID, { description: memberTable.captainId.label })
  captainId!: string

  @Field({ description: memberTable.captainName.label })
  captainName!: string

  @Field({ description: mobile })
  mobile!: string

  @Field(() => [String], { description: '其车辆的车牌' })
  plates!: string[]

  @Field({ description: memberTable.isOpenWallet.label })
  isOpenWallet!: boolean

  @Field(() => [DriverNode], { description: '司机，按姓名排列' })
  drivers!: DriverNode[]
}

/** Chooser row of 001 §3. */
@ObjectType('CaptainDriver', { description: '可选的一个车队长与司机' })
export class CaptainDriverView {
  @Field(() => ID, { description: `${memberTable.captainId.label}；没有司机的车队长自成一行` })
  captainId!: string

  @Field({ description: memberTable.captainName.label })
  captainName!: string

  @Field(() => ID, optional(memberTable.driverId.label))
  driverId!: string | null

  @Field(text, optional(memberTable.driverName.label))
  driverName!: string | null

  @Field(text, optional('已审核任务申请的项目，顿号分隔'))
  projectName!: string | null

  @Field({ description: '司机是否已开通钱包；没有司机的看车队长' })
  isOpenWallet!: boolean
}

@InputType({ description: '车队长与司机的查询条件' })
export class CaptainDriverFilter {
  @Field(() => ID, optional('项目编号：有该项目已审核任务申请的'))
  projectInfoId?: string | null

  @Field(text, optional('车队长或司机的姓名、手机号，或车牌，模糊'))
  keyword?: string | null

  @Field(() => Boolean, optional(memberTable.isOpenWallet.label))
  isOpenWallet?: boolean | null
}

@ObjectType({ description: '可选的车队长与司机分页' })
export class CaptainDriverPage extends PageView {
  @Field(() => [CaptainDriverView], { description: '本页的内容' })
  records!: CaptainDriverView[]
}
