export { ListTable } from './ListTable'
