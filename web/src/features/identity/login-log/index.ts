export { MyLoginLogs } from './MyLoginLogs'
