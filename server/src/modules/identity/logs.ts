import type { Sheet } from '../../kernel/list/sheet.js'
import { Folding } from '../../kernel/sums/folding.js'
import type { Ground } from '../domain.js'
import { edgesOf } from '../edge.js'
import { companyIds } from './companies.queries.js'
import { userEdge } from './edges.js'
import { LoginDeviceResolver, logResolver } from './log/log.resolver.js'
import { LogDeletionService, LogService } from './log/log.service.js'
import { deletionTable } from './log-deletion/fields.js'
import { deletionSheet } from './log-deletion/log-deletion.queries.js'
import { LogDeletionResolver, LogLineDeletionResolver } from './log-deletion/log-deletion.resolver.js'
import { LogDeletionView } from './log-deletion/log-deletion.view.js'
import { loginTable } from './login-log/fields.js'
import { loginLog, loginSheet } from './login-log/login-log.list.queries.js'
import {
  LoginLogFilter,
  LoginLogPage,
  LoginLogSort,
  type LoginLogSortField,
  type LoginLogSummary,
  LoginLogView,
} from './login-log/login-log.view.js'
import { operationTable } from './operation-log/fields.js'
import { operationLog, operationSheet } from './operation-log/operation-log.list.queries.js'
import {
  OperationLogFilter,
  OperationLogPage,
  OperationLogSort,
  type OperationLogSortField,
  type OperationLogSummary,
  OperationLogView,
} from './operation-log/operation-log.view.js'

const loginTypes = { View: LoginLogView, Page: LoginLogPage, Filter: LoginLogFilter, Sort: LoginLogSort }
const operationTypes = {
  View: OperationLogView,
  Page: OperationLogPage,
  Filter: OperationLogFilter,
  Sort: OperationLogSort,
}

/** Services of the logs, for the face of the domain. */
export const logServices = ({ database, run }: Ground) => ({
  operationLogs: new LogService<OperationLogView, OperationLogSummary, OperationLogFilter, OperationLogSortField>(
    operationLog,
    database,
    run,
  ),
  loginLogs: new LogService<LoginLogView, LoginLogSummary, LoginLogFilter, LoginLogSortField>(loginLog, database, run),
  logDeletions: new LogDeletionService(database),
  operationLogCounts: new Folding(database, 'operation_log_count', companyIds),
  loginLogCounts: new Folding(database, 'login_log_count', companyIds),
})

type LogServices = ReturnType<typeof logServices>

/** Person of a line beside the id of his account. */
const creator = (label: string) => userEdge('creator', 'createId', label)

export const logResolvers = ({ operationLogs, loginLogs, logDeletions }: LogServices): object[] => [
  logResolver(operationLog, operationLogs, operationTypes, { type: 'OperationLog', time: '操作时间' }),
  logResolver(loginLog, loginLogs, loginTypes, { type: 'LoginLog', time: '登录时间' }),
  new LoginDeviceResolver(),
  new LogDeletionResolver(logDeletions),
  new LogLineDeletionResolver(logDeletions),
  ...edgesOf(OperationLogView, creator(operationTable.createBy.label)),
  ...edgesOf(LoginLogView, creator(loginTable.userName.label)),
  ...edgesOf(LogDeletionView, creator(deletionTable.createBy.label)),
]

export const logSums = ({ operationLogCounts, loginLogCounts }: LogServices): Record<string, Folding> => ({
  'operation-log-counts': operationLogCounts,
  'login-log-counts': loginLogCounts,
})

export const logSheets: Record<string, Sheet> = {
  OPERATION_LOGS: operationSheet,
  LOGIN_LOGS: loginSheet,
  LOG_DELETIONS: deletionSheet,
}
