import { moveTexts } from '../../../kernel/values/texts.js'

/** The Chinese texts of roles. */
export const roleTexts = {
  role: '角色',
  sheet: '角色',
  states: { KEPT: '使用中' },
  moves: { edit: '编辑', copy: '复制', reset: '恢复标准', delete: moveTexts.delete },
  create: '新增角色',
  update: '编辑角色',
  copy: '复制角色',
  reset: '恢复标准角色',
  remove: '删除角色',
  unknownPermission: '没有这个权限',
  projects: '项目',
  projectsMissing: '请选择角色可见的项目',
} as const
