import { DataImport, DataImportRow } from './data-import.entity.js'

/** The tables that this domain owns. */
export const dataImportEntities = [DataImport, DataImportRow] as const
