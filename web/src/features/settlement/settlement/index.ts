export { MAX_STATEMENTS, statementUrl } from './links'
