import { Field, Int, ObjectType } from 'type-graphql'
import { describeEnum } from '../../../kernel/graphql.js'

/** Sums of the lines of a log. */
@ObjectType()
export abstract class LogSummary {
  @Field(() => Int, { description: '其中异常的行数' })
  failed!: number
}

/** The dictionary log_type. */
export enum LogType {
  SUCCESS = 'SUCCESS',
  FAILURE = 'FAILURE',
}
export const logTypeLabels = { SUCCESS: '正常', FAILURE: '异常' } as const
describeEnum('LogType', LogType, '日志类型，即操作或登录的结果', logTypeLabels)

/** Way in of the verb, see `RequestService`. */
export enum LogService {
  WEB = 'WEB',
  GRAPHQL = 'GRAPHQL',
  REST = 'REST',
  JOB = 'JOB',
}
export const serviceLabels = { WEB: '网页', GRAPHQL: 'GraphQL', REST: 'REST', JOB: '后台任务' } as const
describeEnum('LogService', LogService, '操作经由程序的哪一部分；网页由其请求自报', serviceLabels)

export enum LoginMethod {
  CODE = 'CODE',
  PASSWORD = 'PASSWORD',
  THIRD_PARTY = 'THIRD_PARTY',
}
export const loginMethodLabels = { CODE: '手机验证码', PASSWORD: '密码', THIRD_PARTY: '第三方账号' } as const
describeEnum('LoginMethod', LoginMethod, '登录方式；选择公司进入也记为手机验证码', loginMethodLabels)

export enum LogKind {
  OPERATION = 'OPERATION',
  LOGIN = 'LOGIN',
}
export const logKindLabels = { OPERATION: '操作日志', LOGIN: '登录日志' } as const
describeEnum('LogKind', LogKind, '哪一种日志', logKindLabels)
