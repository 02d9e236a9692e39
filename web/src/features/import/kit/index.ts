export { sizeText } from './file'
export { ImportView } from './ImportView'
export { outcomeCard, outcomeColumns } from './outcomeColumns'
export { type ImportSource, question, type RowHandlers, type Taken } from './source'
