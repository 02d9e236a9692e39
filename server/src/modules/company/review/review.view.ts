import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { RegistryCheckKind } from './checks.js'
import { reviewTable as table } from './fields.js'
import { reviewTexts as texts } from './texts.js'

describeEnum('RegistryCheckKind', RegistryCheckKind, texts.checkLabel, texts.checks)

@ObjectType('RegistrationEntry', { description: '平台列表中的一项企业认证，不含证件内容' })
export class RegistrationEntry extends objectOf(table) {}

@ObjectType({ description: '查询到的企业认证的合计' })
export class RegistrationSummary {
  @Field(() => Int, { description: '其中待审核的' })
  pending!: number
}

@ObjectType({ description: '一页企业认证' })
export class RegistrationPage extends pageOf('企业认证', RegistrationEntry, RegistrationSummary) {}

@InputType({ description: '企业认证查询条件' })
export class RegistrationFilter extends listFilterOf(table, 'Registration') {}

export enum RegistrationSortField {
  SUBMITTED_AT = 'SUBMITTED_AT',
  CREATE_TIME = 'CREATE_TIME',
  COMPANY_NAME = 'COMPANY_NAME',
}
describeEnum('RegistrationSortField', RegistrationSortField, '企业认证排序字段')

@InputType({ description: '企业认证排序' })
export class RegistrationSort extends sortBy(RegistrationSortField) {}

@ObjectType('RegistryCheck', { description: '对一项企业认证的核查' })
export class RegistryCheckView {
  @Field(() => RegistryCheckKind, { description: '核查的内容' })
  check!: RegistryCheckKind

  @Field(() => Boolean, { nullable: true, description: '是否相符；尚未识别、没有识别结果的为空' })
  ok!: boolean | null

  @Field(() => String, { nullable: true, description: '不相符之处，或不能判断的原因' })
  message!: string | null
}

@ObjectType('PaperCut', { description: '字段在照片中的位置，为占照片宽高的比例（照片按其 EXIF 摆正后）' })
export class PaperCutView {
  @Field(() => Float, { description: '左边' })
  left!: number

  @Field(() => Float, { description: '上边' })
  top!: number

  @Field(() => Float, { description: '右边' })
  right!: number

  @Field(() => Float, { description: '下边' })
  bottom!: number

  @Field(() => Int, { description: '证件在照片中顺时针转了几个 90 度' })
  turned!: number
}

@ObjectType('PaperReading', { description: '系统从证件照片识别到的一个字段' })
export class PaperReadingView {
  @Field({ description: '字段名，同企业认证的字段' })
  field!: string

  @Field({ description: '字段' })
  label!: string

  @Field({ description: '识别到的内容' })
  text!: string

  @Field({ description: '是否可靠；不可靠的须人工核对' })
  sure!: boolean

  @Field(() => PaperCutView, { nullable: true, description: '不可靠的字段在照片中的位置；可靠的、位置不明的为空' })
  cut!: PaperCutView | null
}

@ObjectType('PaperLook', { description: '对证件照片的一次查看' })
export class PaperLookView {
  @Field(() => ID, { description: '文件编号' })
  fileId!: string

  @Field(() => ID, { description: '查看人编号' })
  userId!: string

  @Field({ description: '查看人' })
  userName!: string

  @Field(() => String, { nullable: true, description: 'IP 地址' })
  remoteAddr!: string | null

  @Field(() => Date, { description: '查看时间' })
  at!: Date | string
}
