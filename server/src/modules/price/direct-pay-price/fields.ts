import { approvedTable, type Code, describe, type Field, labelsOf, type ShownOf } from '../../../kernel/fields.js'
import { haulTable, unitField } from '../../project/index.js'
import { PriceStatus, priceStatusLabels } from '../enums.js'

const codes = {
  status: { values: PriceStatus, labels: priceStatusLabels },
} as const satisfies Record<string, Code<string>>

const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
const joined = { column: null } as const
/** Field of pages alone. */
const pagesOnly = { rest: [], sheet: [] } as const

/** Captain, or one of his drivers, in prices and task applications. */
export const memberTable = {
  captainId: { label: '车队长编号', kind: 'id' },
  captainName: { label: '车队长', kind: 'text' },
  driverId: { label: '司机编号', kind: 'id', ...nullable },
  driverName: { label: '司机', kind: 'text', ...nullable },
  isOpenWallet: { label: '是否已开通钱包', kind: 'flag' },
  allDrivers: { label: '是否为全部司机', kind: 'flag', note: '，含以后加入的' },
} as const satisfies Record<string, Field>

/** Terms of a price, in the order of documents and sheets. */
export const termTable = {
  id: { label: '编号', kind: 'id' },
  companyAuthId: { label: '公司编号', kind: 'id', column: 'company_id', rest: [] },
  projectInfoId: { ...haulTable.projectInfoId, column: 'project_id' },
  projectName: { ...haulTable.projectName, ...joined },
  tpMode: haulTable.tpMode,
  soilType: { ...haulTable.soilType, length: 50 },
  garbageId: { ...haulTable.garbageId, column: 'dump_site_id', note: '；直付价只有货运才有' },
  garbageName: { ...haulTable.garbageName, ...joined },
  directPayPrice: { label: '直付价', kind: 'money', column: 'price' },
  weightType: {
    ...unitField,
    nullable: true,
    note: '：直付价按它计，只用于以它计量的运单；空则按各运单的计量单位计',
  },
  captainAndDrivers: { label: '车队长和司机', kind: 'text', ...joined, api: null },
} as const satisfies Record<string, Field>

/** Application for a price or task, and its review. */
export const reviewTable = {
  status: { label: '状态', kind: 'code', code: codes.status },
  applyName: { label: '申请人', kind: 'text' },
  applyDatetime: { label: '申请时间', kind: 'time' },
  auditName: { label: '审核人', kind: 'text', ...nullable },
  auditDatetime: { label: '审核时间', kind: 'time', ...nullable, note: '；审核通过的，直付价自此时起生效' },
  auditOwn: { label: '本人审核', kind: 'flag', note: '：审核人是否申请过或修改过', rest: [] },
  ...approvedTable,
  invalidName: { label: '失效操作人', kind: 'text', ...nullable },
  invalidDatetime: { label: '失效时间', kind: 'time', ...nullable, note: '；此前出场的运单仍按此价' },
  reason: { label: '原因', kind: 'text', ...nullable, length: 200, note: '：驳回或失效的' },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
} as const satisfies Record<string, Field>

/** Fields of a direct-pay price, for the table, the API and the sheet. */
export const priceTable = {
  ...termTable,
  id: { ...termTable.id, label: '直付价编号' },
  ...reviewTable,
  copiedFromId: { label: '复制自', kind: 'id', ...nullable, ...pagesOnly, note: '：由哪条直付价复制而来' },
  replacedById: { label: '取代者', kind: 'id', ...nullable, ...pagesOnly, note: '：被哪条直付价取代' },
} as const satisfies Record<string, Field>

/** Labels of the terms in refusals and lists. */
export const termLabels = { ...labelsOf(termTable), ...labelsOf(memberTable) }

/** Terms that a form has besides captains and drivers. */
type Asked = 'projectInfoId' | 'tpMode' | 'soilType' | 'garbageId' | 'directPayPrice' | 'weightType'
type Shown = ShownOf<typeof termTable>
export type TermsGiven = Pick<Shown, 'projectInfoId'> & {
  [Name in Exclude<Asked, 'projectInfoId' | 'directPayPrice'>]?: Shown[Name] | null
} & { directPayPrice?: string | null }

/** Members of a form. The schema requires only the project; `notes` say after the labels which others are needed. */
export const termMembers = (notes: Readonly<Record<Exclude<Asked, 'projectInfoId'>, string>>) => [
  { name: 'projectInfoId', field: termTable.projectInfoId, description: termTable.projectInfoId.label, needed: true },
  ...(['tpMode', 'soilType', 'garbageId', 'directPayPrice', 'weightType'] as const).map((name) => ({
    name,
    field: termTable[name],
    description: `${describe({ ...termTable[name], note: '' })}${notes[name]}`,
  })),
]
