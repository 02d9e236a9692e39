/** The Chinese texts of export tasks over REST. */
export const exportRestTexts = {
  codeUnknown: '不支持的导出代码',
  columns: '要导出的列',
  columnKey: '列',
  columnTitle: '列名',
  ids: '记录编号',
  id: '导出任务',
} as const
