import type { Code, Field } from '../../../kernel/fields.js'
import { OrganKind, organKindLabels } from '../enums.js'

const kind = { values: OrganKind, labels: organKindLabels } as const satisfies Code<string>
const nullable = { nullable: true } as const
const elsewhere = { column: null } as const

/** The one table of an organ's fields. */
export const organTable = {
  id: { label: '机构编号', kind: 'id' },
  parentId: { label: '上级机构编号', kind: 'id', ...nullable, found: 'is', note: '；直属公司时为空' },
  name: { label: '机构名称', kind: 'text', length: 20, found: 'part' },
  kind: { label: '机构类型', kind: 'code', code: kind, found: 'any' },
  sort: { label: '顺序', kind: 'count', note: '，同级中从小到大' },
  memberCount: { label: '用户数', kind: 'count', ...elsewhere, note: '，不含下级机构' },
  projectCount: { label: '项目数', kind: 'count', ...elsewhere, note: '，不含下级机构' },
  childCount: { label: '下级机构数', kind: 'count', ...elsewhere, note: '，不含再下级' },
  remark: { label: '机构说明', kind: 'text', ...nullable, length: 200 },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at' },
  updateTime: { label: '最后修改时间', kind: 'time', column: 'updated_at' },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
} as const satisfies Record<string, Field>

/** Fields of the company's projects in the tree of organs. */
export const organProjectTable = {
  id: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text', column: 'name', found: 'part' },
  organId: {
    label: '机构编号',
    kind: 'id',
    ...nullable,
    ...elsewhere,
    found: 'is',
    note: '；直属公司时为空，查询时含下级机构',
  },
  organName: { label: '机构', kind: 'text', ...nullable, ...elsewhere },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
} as const satisfies Record<string, Field>
