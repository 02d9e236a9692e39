import { inputTexts } from '../../../kernel/values/texts.js'

/** Chinese texts of {{words}}. */
export const {{one}}Texts = {
  {{one}}: '{{label}}',
  create: '新增{{label}}',
  update: '修改{{label}}',
  delete: '删除{{label}}',
  version: inputTexts.version,
  nameTaken: (name: string) => `已有同名{{label}}“${name}”`,
} as const
