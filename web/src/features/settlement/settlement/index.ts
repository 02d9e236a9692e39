export { SettlementStatusBadge } from './badge'
export { MAX_STATEMENTS, statementUrl } from './links'
