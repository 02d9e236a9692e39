import type { Sheet } from '../../kernel/list/sheet.js'
import { Folding } from '../../kernel/sums/folding.js'
import type { Ground } from '../domain.js'
import { companyIds } from './companies.queries.js'
import { LogDeletionResolver } from './log-deletion/log-deletion.resolver.js'
import { LogDeletionService } from './log-deletion/log-deletion.service.js'
import { deletionSheet } from './log-deletion/log-deletion.sheet.js'
import { LoginLogResolver } from './login-log/login-log.resolver.js'
import { LoginLogService } from './login-log/login-log.service.js'
import { loginSheet } from './login-log/login-log.sheet.js'
import { OperationLogResolver } from './operation-log/operation-log.resolver.js'
import { OperationLogService } from './operation-log/operation-log.service.js'
import { operationSheet } from './operation-log/operation-log.sheet.js'

/** What the face of the domain has of the logs. */
export const logServices = ({ database, run }: Ground) => ({
  operationLogs: new OperationLogService(database, run),
  loginLogs: new LoginLogService(database, run),
  logDeletions: new LogDeletionService(database),
  operationLogCounts: new Folding(database, 'operation_log_count', companyIds),
  loginLogCounts: new Folding(database, 'login_log_count', companyIds),
})

type LogServices = ReturnType<typeof logServices>

export const logResolvers = ({ operationLogs, loginLogs, logDeletions }: LogServices): object[] => [
  new OperationLogResolver(operationLogs),
  new LoginLogResolver(loginLogs),
  new LogDeletionResolver(logDeletions),
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
