import { Field, ID, Int, ObjectType } from 'type-graphql'
import { optional, text } from '../../../kernel/graphql.js'
import { PriceStatus } from '../enums.js'

@ObjectType('CaptainAndDriver', { description: '直付价适用的一个车队长与司机' })
export class CaptainAndDriver {
  @Field(() => ID, { description: '车队长编号' })
  captainId!: string

  @Field(() => ID, optional('司机编号；空则为该车队长的全部司机，含以后加入的'))
  driverId!: string | null
}

@ObjectType('DriverOfCaptain', { description: '车队长的一个司机' })
export class DriverName {
  @Field(() => ID, { description: '司机编号' })
  driverId!: string

  @Field({ description: '司机' })
  driverName!: string

  @Field({ description: '是否已开通钱包' })
  isOpenWallet!: boolean
}

@ObjectType('CaptainWithDrivers', { description: '一个车队长及所选司机' })
export class CaptainWithDrivers {
  @Field(() => ID, { description: '车队长编号' })
  captainId!: string

  @Field({ description: '车队长' })
  captainName!: string

  @Field({ description: '是否已开通钱包' })
  isOpenWallet!: boolean

  @Field({ description: '是否为全部司机，含以后加入的' })
  allDrivers!: boolean

  @Field(() => [DriverName], { description: '所选司机；为全部司机时为空' })
  drivers!: DriverName[]
}

/** What a direct-pay price and a task application have in common: for whom they are, who applied, and what a reviewer made of it. */
@ObjectType()
export abstract class ReviewedView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(() => ID, { description: '公司编号' })
  companyAuthId!: string

  @Field(() => ID, { description: '项目编号' })
  projectInfoId!: string

  @Field({ description: '项目' })
  projectName!: string

  @Field(() => ID, optional('渣土场编号；直付价只有货运才有'))
  garbageId!: string | null

  @Field(text, optional('渣土场'))
  garbageName!: string | null

  @Field(() => [CaptainAndDriver], { description: '车队长和司机：适用的' })
  captainAndDriver!: CaptainAndDriver[]

  @Field(() => [CaptainWithDrivers], { description: '车队长和司机：适用的，按车队长排列' })
  captainAndDrivers!: CaptainWithDrivers[]

  @Field(() => PriceStatus, { description: '状态' })
  status!: PriceStatus

  /** Who applied and who set the terms last: together they tell whose own it is. */
  applyId!: string
  termsBy!: string

  @Field({ description: '申请人' })
  applyName!: string

  @Field(() => Date, { description: '申请时间' })
  applyDatetime!: string

  @Field(text, optional('审核人'))
  auditName!: string | null

  @Field(() => Date, optional('审核时间；审核通过的，直付价自此时起生效'))
  auditDatetime!: string | null

  @Field({ description: '审核人是否为申请人或修改人本人' })
  auditOwn!: boolean

  @Field(text, optional('失效操作人'))
  invalidName!: string | null

  @Field(() => Date, optional('失效时间；此前出场的运单仍按此价'))
  invalidDatetime!: string | null

  @Field(text, optional('原因：驳回或失效的'))
  reason!: string | null

  @Field(() => Int, { description: '版本，修改时带回' })
  version!: number

  /** Whether the company wants two people for an approval. */
  fourEyes!: boolean
}
