/** The Chinese texts of {{words}}. */
export const {{one}}Texts = {
  {{one}}: '{{label}}',
  create: '新增{{label}}',
  update: '修改{{label}}',
  delete: '删除{{label}}',
  version: '请提供版本号',
  nameTaken: (name: string) => `已有同名{{label}}“${name}”`,
} as const
