import { inputTexts } from '../../kernel/values/texts.js'

/** The Chinese texts of saved views. */
export const viewTexts = {
  view: '视图',
  listInvalid: '列表名称有误',
  stateTooLarge: '视图内容过大',
  queryMissing: '查询须有语句，列表的视图没有语句',
  version: inputTexts.version,
  notOwner: '只能修改自己的视图',
  sharing: '共享视图，只能查看的角色不能共享',
  nameTaken: (name: string) => `已有同名视图“${name}”`,
  tooMany: (limit: number) => `一个列表最多保存${limit}个视图`,
  save: '保存视图',
  delete: '删除视图',
} as const
