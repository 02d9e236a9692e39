export type {
  Fault,
  ImportColumn,
  ImportDefinition,
  ImportWork,
  Piece,
  Row,
  SheetDefinition,
  Values,
} from './definition.js'
export { columnOf, keysOf } from './definition.js'
export { type Importing, importingOf, importTask } from './importing.js'
export { DataImportKind, dataImportKindLabels } from './kinds.js'
export {
  anyText,
  codeKind,
  dayKind,
  decimalKind,
  flagKind,
  type Kind,
  numberText,
  textKind,
  timeKind,
} from './reading/cell.js'
export type { Header } from './reading/header.js'
export { byName, namesIn, spelled } from './reading/names.js'
export { Places } from './reading/places.js'
export type { SheetRow } from './reading/row.js'
export { readSheet } from './reading/sheet.js'
export { folded, plain } from './reading/text.js'
export { cellText } from './reading/words.js'
export { changesTold, outcomeText } from './report/report.js'
export { importTemplate } from './report/template.js'
export { changeTable, importRowSums, importRowTable, importSums, importTable, issueTable } from './run/fields.js'
export { importChecks, importProperties, importRowProperties } from './run/import.entity.js'
export { ImportAction } from './run/import.machine.js'
export { importList } from './run/import.queries.js'
export type { ImportService } from './run/import.service.js'
export type { ImportChange, ImportRowFilter } from './run/import.view.js'
export { findLines, importRowList, type RowResult, rowsAt } from './run/import-row.queries.js'
export { plainRow, refusedRow } from './run/result.js'
export { tablesOf } from './run/tables.sql.js'
export type { ImportUploadService, UploadRequest } from './run/upload.service.js'
export { MOST_CONTENT, UploadInput, uploadOf } from './run/upload-input.js'
export { importTexts } from './texts.js'
