import { Field, InputType, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { optional, text } from '../../../kernel/graphql.js'
import { CompanyType } from '../enums.js'
import { formTable as form, registrationTable } from './fields.js'

const upTo = ({ label, length }: { label: string; length: number }) => `${label}，最多${length}个字符`

@InputType({ description: '企业或渣土场注册表单' })
export class RegisterCompanyInput {
  @Field(() => CompanyType, { defaultValue: CompanyType.COMPANY, description: form.companyType.label })
  companyType!: CompanyType

  @Field({ description: upTo(form.companyName) })
  companyName!: string

  @Field(text, optional(upTo(form.companyNo)))
  companyNo?: string | null

  @Field(text, optional(upTo(form.registerAddress)))
  registerAddress?: string | null

  @Field(text, optional(describe(form.companyUrl)))
  companyUrl?: string | null

  @Field(text, optional(describe(form.idCardPositiveUrl)))
  idCardPositiveUrl?: string | null

  @Field(text, optional(describe(form.idCardNegativeUrl)))
  idCardNegativeUrl?: string | null

  @Field(text, optional(describe(form.idNo)))
  idNo?: string | null

  @Field({ description: upTo(form.contactName) })
  contactName!: string

  @Field({ description: form.contactPhone.label })
  contactPhone!: string

  @Field({ description: '发到管理员手机的短信验证码，或 checkCode 返回的一次性登录码' })
  code!: string
}

@ObjectType('Registration', { description: '企业或渣土场的注册与认证' })
export class RegistrationView extends objectOf(registrationTable) {}
