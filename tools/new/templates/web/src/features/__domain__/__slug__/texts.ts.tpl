import { {{one}}Labels } from '../../../gql/labels.generated'

/** The texts of {{words}}. */
export const texts = {
  title: '{{label}}',
  fields: {{one}}Labels,
  add: '新增{{label}}',
  edit: '修改{{label}}',
  save: '保存',
  added: '添加成功',
  deleted: '删除成功',
  empty: '还没有{{label}}',
  missing: '{{label}}不存在，可能已被删除',
  basic: '基本信息',
  actions: '操作',
  view: '查看',
  update: '修改',
  delete: '删除',
  deleteTitle: '删除{{label}}',
  deleteQuestion: '是否确认删除此数据',
  deleteAbout: (name: string) => `{{label}}“${name}”：删除后不能恢复。`,
}
