import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Actor } from '../../../kernel/command/actor.js'
import { renamedTo } from '../../../kernel/graphql.js'
import { SecondFactorDue } from '../enums.js'
import { profileTable } from '../profile/fields.js'
import { RoleType } from '../role-types.js'

@ObjectType({ description: '用户' })
export class User {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '姓名' })
  name!: string

  @Field({ description: '手机号' })
  mobile!: string

  @Field(() => String, { nullable: true, description: '邮箱' })
  email!: string | null

  @Field(() => String, { nullable: true, description: '头像地址' })
  avatar!: string | null
}

@ObjectType({ description: '公司' })
export class Company {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '公司名称', deprecationReason: renamedTo('companyAuthName') })
  name!: string

  @Field({ description: '设置交卡人时是否须填写收款人' })
  payeeCheck!: boolean

  @Field({ description: '是否已通过企业认证；未通过的不能审核结算单和付款' })
  authenticated!: boolean
}

@ObjectType({ description: '用户在一家公司的身份' })
export class CompanyEntry {
  @Field(() => ID, { description: '公司编号' })
  companyAuthId!: string

  @Field({ description: '公司名称' })
  companyAuthName!: string

  @Field({ description: '是否当前公司' })
  currentCompanyAuth!: boolean

  @Field({ description: '职位，即访问身份' })
  positionName!: string

  @Field({ description: '手机号' })
  phone!: string

  @Field(() => RoleType, { description: '身份类型' })
  roleType!: number

  @Field({ description: '是否受邀而未进入；进入即表示接受' })
  invited!: boolean
}

@ObjectType({ description: '登录凭证' })
export class TokenBundle {
  @Field({ description: '访问令牌，12 小时有效' })
  accessToken!: string

  @Field({ description: '令牌类型，总是 bearer' })
  tokenType!: string

  @Field({ description: '刷新令牌，30 天有效，每次刷新后更换' })
  refreshToken!: string

  @Field(() => Int, { description: '访问令牌的有效秒数' })
  expiresIn!: number

  @Field({ description: '权限范围' })
  scope!: string

  @Field(() => ID, { description: '用户编号' })
  userId!: string

  @Field({ description: '姓名' })
  username!: string

  @Field(() => ID, { nullable: true, description: '机构编号' })
  organId!: string | null

  @Field(() => ID, { nullable: true, description: '当前公司' })
  companyAuthId!: string | null

  @Field({ description: '随 AuthorizationMD5 请求头发送' })
  userHash!: string
}

@ObjectType({ description: '退出了哪些登录' })
export class EndedSessions {
  @Field(() => Int, { description: '退出的台数' })
  ended!: number
}

@ObjectType({ description: '本次登录的锁屏' })
export class SessionLock {
  @Field({ description: '屏幕是否已锁定' })
  locked!: boolean
}

@ObjectType({ description: '所谢绝的邀请' })
export class DeclinedInvitation {
  @Field(() => ID, { description: '公司编号' })
  companyAuthId!: string

  @Field({ description: '公司名称' })
  companyAuthName!: string
}

@InputType({ description: '手机验证码登录' })
export class SignInInput {
  @Field({ description: '手机号' })
  phone!: string

  @Field({ description: '短信验证码，或 checkCode 返回的一次性登录码' })
  code!: string

  @Field(() => RoleType, { defaultValue: RoleType.COMPANY, description: '身份类型' })
  roleType!: number

  @Field(() => ID, { nullable: true, description: '要进入的公司；不填则进入最早加入的公司' })
  companyAuthId?: string | null

  @Field(() => String, {
    nullable: true,
    description: '浏览器自取并保存的设备标识，最多 64 个字符；从没有用过的设备登录会提醒本人',
  })
  deviceId?: string | null
}

@InputType({ description: '车队长注册' })
export class RegisterCaptainInput {
  @Field({ description: '手机号' })
  mobile!: string

  @Field({ description: '注册或登录的短信验证码，或 checkCode 返回的一次性登录码' })
  code!: string

  @Field({
    description: `${profileTable.name.label}，最多${profileTable.name.length}个字符；手机号已有账号时以其账号的姓名为准`,
  })
  name!: string

  @Field(() => String, { nullable: true, description: '浏览器自取并保存的设备标识，最多 64 个字符' })
  deviceId?: string | null
}

@ObjectType({ description: '当前登录者' })
export class Viewer {
  readonly actor!: Actor

  @Field(() => User, { description: '当前用户' })
  user!: User

  @Field(() => Company, { nullable: true, description: '当前公司' })
  company!: Company | null

  @Field(() => RoleType, { description: '身份类型' })
  roleType!: number

  @Field(() => [String], { description: '权限键' })
  permissions!: string[]

  @Field({ description: '权限、可见项目和车队长所在公司的摘要，与 X-Rights 响应头一致；变了，所知的就过时了' })
  rights!: string

  @Field({ description: '屏幕是否已锁定' })
  sessionLocked!: boolean

  @Field(() => SecondFactorDue, { nullable: true, description: '登录之后还缺的一步，完成之前什么都不能做；不缺则为空' })
  secondFactorDue!: SecondFactorDue | null
}
