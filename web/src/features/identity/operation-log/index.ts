export { MyOperationLogs } from './page'
