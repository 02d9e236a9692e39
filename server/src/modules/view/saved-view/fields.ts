import type { Field } from '../../../kernel/fields.js'

/** Field that only the queries define. */
const joined = { column: null } as const

/** Fields of a saved view, without the state of the list that it restores. */
export const savedViewTable = {
  id: { label: '编号', kind: 'id' },
  list: { label: '列表', kind: 'text', note: '，例如 waybills；调试台的查询为 queries' },
  name: { label: '名称', kind: 'text', length: 20 },
  shared: { label: '是否共享给全公司', kind: 'flag', note: '；只能查看的角色不能共享' },
  own: {
    label: '是否为本人的视图',
    kind: 'flag',
    ...joined,
    note: '；只有本人能修改和删除，他人共享的查询，能修改公司设置的人也能删除',
  },
  createBy: { label: '建立人', kind: 'text', ...joined },
  version: { label: '版本', kind: 'count', note: '，修改时带回' },
  updateTime: { label: '修改时间', kind: 'time', column: 'updated_at' },
} as const satisfies Record<string, Field>
