import { importTexts } from '../import/index.js'

/** The Chinese texts of imports of a company's own data. */
export const dataImportTexts = {
  import: '资料导入',
  template: '导入模板',
  noKind: '导入的资料种类不存在',
  statuses: importTexts.statuses,
  outcomes: { CREATE: '新增', UPDATE: '更新', UNCHANGED: '无变化', REFUSED: '拒绝' },
} as const
