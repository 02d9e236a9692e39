import { publish } from '../../kernel/sql/publish.js'
import { DataImport } from './data-import.entity.js'

/** What other domains read of this one's tables. */
export const publishedByDataImport = [publish(DataImport, '资料导入所用的文件', ['companyId', 'fileId'])] as const
