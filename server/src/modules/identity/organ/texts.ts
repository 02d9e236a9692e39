import { moveTexts } from '../../../kernel/values/texts.js'

/** The Chinese texts of organs. */
export const organTexts = {
  organ: '机构',
  parent: '上级机构',
  project: '项目',
  users: '用户',
  company: '公司',
  reason: '原因',
  sortWhole: '顺序须为0到9999的整数',
  tooManyProjects: (most: number) => `项目一次最多${most}个`,
  /** Name of a verb that members with a project limit may not use, for their refusal. */
  limited: '调整机构',
  states: { KEPT: '使用中' },
  moves: {
    edit: '编辑',
    add: '新增下级',
    move: '移动',
    merge: '合并',
    setProjects: '设置项目',
    delete: moveTexts.delete,
  },
  create: '新增机构',
  update: '编辑机构',
  move: '移动机构',
  merge: '合并机构',
  setProjects: '设置机构的项目',
  moveUsers: '调整用户的机构',
  remove: '删除机构',
  merged: (name: string) => `并入${name}`,
  held: (children: number, members: number, projects: number) =>
    [
      ...(children > 0 ? [`${children}个下级机构`] : []),
      ...(members > 0 ? [`${members}名用户`] : []),
      ...(projects > 0 ? [`${projects}个项目`] : []),
    ].join('、'),
} as const
