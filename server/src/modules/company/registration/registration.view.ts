import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { CompanyType, RegistrationStatus } from './enums.js'

@InputType({ description: '企业或渣土场注册表单' })
export class RegisterCompanyInput {
  @Field(() => CompanyType, { defaultValue: CompanyType.COMPANY, description: '注册的企业类型' })
  companyType!: CompanyType

  @Field({ description: '公司名称，最多20个字符' })
  companyName!: string

  @Field(() => String, { nullable: true, description: '统一社会信用代码，最多50个字符' })
  companyNo?: string | null

  @Field(() => String, { nullable: true, description: '注册地址，最多100个字符' })
  registerAddress?: string | null

  @Field(() => String, { nullable: true, description: '营业执照的图片链接' })
  companyUrl?: string | null

  @Field(() => String, { nullable: true, description: '身份证国徽面的图片链接' })
  idCardPositiveUrl?: string | null

  @Field(() => String, { nullable: true, description: '身份证头像面的图片链接' })
  idCardNegativeUrl?: string | null

  @Field(() => String, { nullable: true, description: '身份证号' })
  idNo?: string | null

  @Field({ description: '管理员姓名，最多10个字符' })
  contactName!: string

  @Field({ description: '管理员手机号' })
  contactPhone!: string

  @Field({ description: '发到管理员手机的短信验证码，或 checkCode 返回的一次性登录码' })
  code!: string
}

@ObjectType('Registration', { description: '企业或渣土场的注册' })
export class RegistrationView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(() => CompanyType, { description: '注册的企业类型' })
  companyType!: CompanyType

  @Field({ description: '公司名称' })
  companyName!: string

  @Field(() => RegistrationStatus, { description: '注册状态' })
  status!: RegistrationStatus

  @Field(() => String, { nullable: true, description: '驳回原因' })
  reason!: string | null

  @Field(() => ID, { nullable: true, description: '通过后开通的公司' })
  companyAuthId!: string | null
}
