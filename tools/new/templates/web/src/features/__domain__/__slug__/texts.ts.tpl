import { commonTexts } from '../../../ui/texts'

/** Texts of {{words}}. */
export const texts = {
  title: '{{label}}',
  drawer: '{{label}}',
  add: '新增{{label}}',
  edit: '修改{{label}}',
  save: commonTexts.save,
  added: commonTexts.added,
  empty: '还没有{{label}}',
  missing: '{{label}}不存在，可能已被删除',
  basic: commonTexts.basics,
  update: '修改',
  delete: commonTexts.remove,
  deleteTitle: '删除{{label}}',
  deleteQuestion: commonTexts.removeQuestion,
  deleteAbout: (name: string) => `{{label}}“${name}”：删除后不能恢复。`,
}
