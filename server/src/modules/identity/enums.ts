import { describeEnum } from '../../kernel/graphql.js'
import { providerNames } from '../../platform/third-party/provider.js'
import { RoleType } from './role-types.js'

export const roleTypeLabels = {
  CAPTAIN: '车队长',
  COMPANY: '建筑公司',
  DRIVER: '司机',
  OPERATOR: '挖机手',
  ENTERPRISE: '注册企业或渣土场',
  PLATFORM: '平台运营',
} as const
describeEnum('RoleType', RoleType, '身份类型', roleTypeLabels)

/** Purposes of a code, for one of which alone it is valid, with their number in database and REST. */
export const CodePurpose = { SIGN_IN: 1, BIND: 2, UNBIND: 3, REGISTRATION: 4 } as const
export type CodePurpose = (typeof CodePurpose)[keyof typeof CodePurpose]
export const codePurposeLabels = { SIGN_IN: '登录', BIND: '绑定', UNBIND: '解绑', REGISTRATION: '注册' } as const
describeEnum('CodePurpose', CodePurpose, '验证码的用途', codePurposeLabels)

/** Steps of changing one's phone; each needs a code of the purpose that has its name. */
export const PhoneStep = { BIND: CodePurpose.BIND, UNBIND: CodePurpose.UNBIND } as const
export type PhoneStep = (typeof PhoneStep)[keyof typeof PhoneStep]
export const phoneStepLabels = {
  BIND: '绑定：换成新手机号',
  UNBIND: '解绑：验证当前手机号，其后 10 分钟内可绑定新手机号',
} as const
describeEnum('PhoneStep', PhoneStep, '更换手机号的步骤', phoneStepLabels)

/** The roles that every company has. */
export enum StandardRole {
  ADMINISTRATOR = 'ADMINISTRATOR',
  SETTLER = 'SETTLER',
  AUDITOR = 'AUDITOR',
  CASHIER = 'CASHIER',
  READER = 'READER',
}
/** Names of roles in the schema, in refusals and in spreadsheets. */
export const standardRoleLabels = {
  ADMINISTRATOR: '管理员',
  SETTLER: '结算员',
  AUDITOR: '审核员',
  CASHIER: '出纳',
  READER: '只读',
} as const
export type StandardRoleName = (typeof standardRoleLabels)[keyof typeof standardRoleLabels]
describeEnum('StandardRole', StandardRole, '标准角色', standardRoleLabels)

/** Projects that a role applies to. */
export enum DataScope {
  ALL = 'ALL',
  ORGAN = 'ORGAN',
  CHOSEN = 'CHOSEN',
}
export const dataScopeLabels = {
  ALL: '全部项目',
  ORGAN: '本机构及下级机构的项目',
  CHOSEN: '指定的项目',
} as const
describeEnum('DataScope', DataScope, '数据范围', dataScopeLabels)

/** State of a person in a company. */
export enum MemberState {
  INVITED = 'INVITED',
  ACTIVE = 'ACTIVE',
  DISABLED = 'DISABLED',
}
export const memberStateLabels = {
  INVITED: '受邀',
  ACTIVE: '在职',
  DISABLED: '已停用',
} as const
describeEnum('MemberState', MemberState, '用户在公司的状态', memberStateLabels)

/** Step that a sign-in still lacks. */
export enum SecondFactorDue {
  CODE = 'CODE',
  SETUP = 'SETUP',
}
export const secondFactorDueLabels = {
  CODE: '输入两步验证码',
  SETUP: '开启两步验证',
} as const
describeEnum('SecondFactorDue', SecondFactorDue, '登录之后还缺的一步', secondFactorDueLabels)

export enum OrganKind {
  DEPARTMENT = 'DEPARTMENT',
  SITE = 'SITE',
}
export const organKindLabels = {
  DEPARTMENT: '部门',
  SITE: '项目部',
} as const
describeEnum('OrganKind', OrganKind, '机构类型', organKindLabels)

/** Provider of accounts that people sign in with. */
export enum ThirdParty {
  OIDC = 'OIDC',
  WECOM = 'WECOM',
  DINGTALK = 'DINGTALK',
}
export const thirdPartyLabels = providerNames
describeEnum('ThirdParty', ThirdParty, '第三方平台', thirdPartyLabels)
