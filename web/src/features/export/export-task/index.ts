export { ExportMenu } from './ExportMenu'
