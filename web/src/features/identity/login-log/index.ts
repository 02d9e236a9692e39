export { MyLoginLogs } from './page'
