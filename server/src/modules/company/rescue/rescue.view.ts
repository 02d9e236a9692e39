import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { RescueLoss, RescueState, rescueTable as table } from './fields.js'
import { rescueTexts as texts } from './texts.js'

/** Verbs of a rescue that runs. */
const RunningRescueAction = actionType('RunningRescue', { stop: '停止' })

describeEnum('RescueState', RescueState, table.state.label, texts.states)
describeEnum('RescueLoss', RescueLoss, table.loss.label, texts.losses)

@ObjectType('AdministratorRescue', { description: '平台运营所见的一件找回管理员' })
export class RescueView extends objectOf(table) {
  /** People with a hand in it, whom `allowedActions` needs. */
  hands!: string[]

  /** Owner of the account, whom `allowedActions` needs. */
  userId!: string
}

@ObjectType({ description: '查询到的找回管理员的合计' })
export class RescueSummary {
  @Field(() => Int, { description: '待确认的件数' })
  applied!: number

  @Field(() => Int, { description: '等待生效的件数' })
  waiting!: number
}

@ObjectType({ description: '一页找回管理员' })
export class RescuePage extends pageOf('找回管理员', RescueView, RescueSummary) {}

@InputType({ description: '找回管理员查询条件' })
export class RescueFilter extends listFilterOf(table, 'AdministratorRescue') {}

export enum RescueSortField {
  CREATE_TIME = 'CREATE_TIME',
  DUE_AT = 'DUE_AT',
  COMPANY_NAME = 'COMPANY_NAME',
}
describeEnum('AdministratorRescueSortField', RescueSortField, '找回管理员排序字段')

@InputType({ description: '找回管理员排序' })
export class RescueSort extends sortBy(RescueSortField) {}

@InputType({ description: '申请找回管理员' })
export class OpenRescueInput {
  @Field(() => ID, { description: table.companyAuthId.label })
  companyAuthId!: string

  @Field(() => ID, { description: '管理员的用户编号，如 rescueCandidate 所答；申请人所核对的须仍是其唯一的管理员' })
  memberId!: string

  @Field(() => RescueLoss, { description: table.loss.label })
  loss!: RescueLoss

  @Field(() => String, optional(`${table.newMobile.label}，11 位；丢失手机号时必填，没有丢失时不填`))
  newMobile?: string | null

  @Field({ description: takes(table.reason) })
  reason!: string

  @Field(() => [String], { description: '证明材料（授权书、营业执照等）上传后所答的地址，1 到 6 个' })
  proofUrls!: string[]
}

@ObjectType({ description: '一家公司由平台找回管理员之前须核对的' })
export class RescueCandidate {
  @Field(() => ID, { nullable: true, description: '唯一的管理员的用户编号；不能找回时为空' })
  memberId!: string | null

  @Field(() => String, { nullable: true, description: table.userName.label })
  userName!: string | null

  @Field(() => String, { nullable: true, description: '其手机号，中间四位不显示' })
  mobile!: string | null

  @Field(() => Boolean, { description: '是否开启了两步验证' })
  secondFactor!: boolean

  @Field(() => String, { nullable: true, description: '不能找回的原因；可以找回时为空' })
  refusal!: string | null
}

@ObjectType({ description: '与当前登录者有关的一件找回管理员' })
export class RunningRescue extends objectOf(pick(table, 'id', 'companyName', 'userName', 'loss', 'state', 'dueAt')) {
  @Field(() => String, { nullable: true, description: `${table.newMobile.label}，中间四位不显示；不变的为空` })
  newMobile!: string | null

  @Field(() => Boolean, { description: '是否找回的就是本人的账号' })
  own!: boolean

  @Field(() => [RunningRescueAction], { description: apiTexts.actions })
  allowedActions!: string[]
}
