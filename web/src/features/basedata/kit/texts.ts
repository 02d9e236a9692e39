/** Trips are counted in 趟 wherever they are counted. */
const unitOf = (label: string): string => (label === '运单' ? '趟' : '条')

/** Texts of all base data. */
export const texts = {
  add: (what: string) => `新增${what}`,
  edit: (what: string) => `修改${what}`,
  missing: (what: string) => `${what}不存在，可能已被删除`,
  empty: (what: string) => `还没有${what}`,
  added: '添加成功',
  deleted: '删除成功',
  done: '操作成功',
  save: '保存',
  view: '查看',
  update: '修改',
  retire: '停用',
  restore: '启用',
  delete: '删除',
  actions: '操作',
  state: '状态',
  enabled: '启用',
  retired: '已停用',
  basic: '基本信息',
  uses: '使用情况',
  unused: '没有被使用，可以删除',
  usedIn: (label: string, count: string) => `${label} ${count} ${unitOf(label)}`,
  history: '修改记录',
  noHistory: '还没有修改过',
  field: '字段',
  before: '修改前',
  after: '修改后',
  by: '修改人',
  at: '修改时间',
  blank: '（空）',
  because: (reason: string) => `原因：${reason}`,
  retireTitle: (what: string) => `停用${what}`,
  retireQuestion: '确定停用？',
  retireAbout: (what: string, name: string) => `${what}“${name}”：不再可选，已有的记录不变，可以随时重新启用。`,
  deleteTitle: (what: string) => `删除${what}`,
  deleteQuestion: '是否确认删除此数据',
  deleteAbout: (what: string, name: string) => `${what}“${name}”：删除后不能恢复；已被使用的不能删除，可以停用。`,
}

/** What adding and changing need, unless a kind says otherwise. */
const OF_ALL = { add: 'chain:basedata:add', edit: 'chain:basedata:edit' }
export const needs = ({ permissions = OF_ALL }: { permissions?: { add: string; edit: string } }) => permissions
