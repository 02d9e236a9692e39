import { describeEnum } from '../../kernel/graphql.js'
import {
  dataScopeLabels,
  memberStateLabels,
  organKindLabels,
  secondFactorDueLabels,
  standardRoleLabels,
} from './labels.js'

/** The roles that every company has. */
export enum StandardRole {
  ADMINISTRATOR = 'ADMINISTRATOR',
  SETTLER = 'SETTLER',
  AUDITOR = 'AUDITOR',
  CASHIER = 'CASHIER',
  READER = 'READER',
}
describeEnum('StandardRole', StandardRole, '标准角色', standardRoleLabels)

/** Whose projects a role is for. */
export enum DataScope {
  ALL = 'ALL',
  ORGAN = 'ORGAN',
  CHOSEN = 'CHOSEN',
}
describeEnum('DataScope', DataScope, '数据范围', dataScopeLabels)

/** How somebody stands to a company. */
export enum MemberState {
  INVITED = 'INVITED',
  ACTIVE = 'ACTIVE',
  DISABLED = 'DISABLED',
}
describeEnum('MemberState', MemberState, '用户在公司的状态', memberStateLabels)

/** What is missing still of a sign-in. */
export enum SecondFactorDue {
  CODE = 'CODE',
  SETUP = 'SETUP',
}
describeEnum('SecondFactorDue', SecondFactorDue, '登录之后还缺的一步', secondFactorDueLabels)

export enum OrganKind {
  DEPARTMENT = 'DEPARTMENT',
  SITE = 'SITE',
}
describeEnum('OrganKind', OrganKind, '机构类型', organKindLabels)
