import type { Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { DataImport, DataImportRow } from './data-import.entity.js'

/** The tables that this domain owns. */
export const dataImportEntities = [DataImport, DataImportRow] as const

/** Columns that other domains read here. */
export const publishedByDataImport = [publish(DataImport, '资料导入所用的文件', ['companyId', 'fileId'])] as const

/** Rows of sheets that a member with a project limit has uploaded himself; other sheets may belong to any project. */
export const dataImportSeen: Record<string, Seen> = {
  data_import: { where: 't.user_id = $user' },
  data_import_row: {
    where: `exists (select from data_import own where own.company_id = $company and own.id = t.import_id and own.user_id = $user)`,
  },
}
