import { Field, InputType, ObjectType } from 'type-graphql'
import { entries, inputOf, objectOf } from '../../../kernel/fields.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { AuthenticationStep } from '../enums.js'
import { type AuthenticationForm, authenticationTable as table } from './fields.js'

const members = Object.entries(table).map(([name, field]) => ({ name, field, description: takes(field) }))

@InputType({ description: '企业认证表单；保存草稿时可以不全，提交时须完整' })
export class AuthenticationInput extends inputOf<AuthenticationForm>(members) {}

@ObjectType('AuthenticationForm', { description: '企业认证表单里已填的内容' })
export class AuthenticationFormView extends objectOf(table) {}

@ObjectType('AuthenticationDraft', { description: '未提交的企业认证，换一天或换一台设备也能接着填' })
export class AuthenticationDraftView {
  @Field(() => AuthenticationStep, { description: '填到的步骤' })
  step!: AuthenticationStep

  @Field(() => AuthenticationFormView, { description: '已填的内容' })
  form!: AuthenticationFormView

  @Field(() => [String], { description: '识别时没有把握、尚未核对的字段' })
  unsure!: string[]

  @Field(() => Date, { description: '最后保存的时间' })
  updatedAt!: Date | string
}

@ObjectType({ description: '企业认证现在的状况' })
export class AuthenticationStanding {}

/** Form as the API shows it: every field, null for an empty one. */
export const formOf = (kept: Readonly<Record<string, string>>): AuthenticationFormView =>
  Object.fromEntries(entries(table).map(([name]) => [name, kept[name] ?? null])) as unknown as AuthenticationFormView
