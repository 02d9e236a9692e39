export { MyOperationLogs } from './MyOperationLogs'
