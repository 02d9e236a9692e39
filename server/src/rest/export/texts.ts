/** The Chinese texts of export tasks over REST. */
export const exportRestTexts = {
  codeUnknown: '不支持的导出代码',
  columns: '要导出的列',
  columnKey: '列',
  columnTitle: '列名',
  ids: '记录编号',
  params: '查询条件须为对象',
  noParams: '该列表不能按条件导出，请改用ids或不填',
  id: '导出任务',
  url: '文件的地址，完成后才有',
} as const
