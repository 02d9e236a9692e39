import { describeEnum } from '../../kernel/graphql.js'
import { loginMethodLabels, logKindLabels, logTypeLabels, serviceLabels } from './log-labels.js'

/** The dictionary log_type. */
export enum LogType {
  SUCCESS = 'SUCCESS',
  FAILURE = 'FAILURE',
}
describeEnum('LogType', LogType, '日志类型，即操作或登录的结果', logTypeLabels)

/** What part of the program was asked. */
export enum LogService {
  WEB = 'WEB',
  GRAPHQL = 'GRAPHQL',
  REST = 'REST',
  JOB = 'JOB',
}
describeEnum('LogService', LogService, '操作经由程序的哪一部分；网页由其请求自报', serviceLabels)

export enum LoginMethod {
  CODE = 'CODE',
  PASSWORD = 'PASSWORD',
  THIRD_PARTY = 'THIRD_PARTY',
}
describeEnum('LoginMethod', LoginMethod, '登录方式；选择公司进入也记为手机验证码', loginMethodLabels)

export enum LogKind {
  OPERATION = 'OPERATION',
  LOGIN = 'LOGIN',
}
describeEnum('LogKind', LogKind, '哪一种日志', logKindLabels)
