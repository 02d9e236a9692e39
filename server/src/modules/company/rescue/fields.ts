import { editedTable, type Field } from '../../../kernel/fields.js'
import { formTable, registrationTable } from '../registration/fields.js'
import { rescueTexts as texts } from './texts.js'

/**
 * State of a rescue: one person of the desk applies, another confirms, and it takes effect after a while unless
 * somebody stops it.
 */
export enum RescueState {
  APPLIED = 'APPLIED',
  WAITING = 'WAITING',
  DONE = 'DONE',
  REFUSED = 'REFUSED',
  WITHDRAWN = 'WITHDRAWN',
  STOPPED = 'STOPPED',
  FAILED = 'FAILED',
}

export enum RescueLoss {
  PHONE = 'PHONE',
  FACTOR = 'FACTOR',
  BOTH = 'BOTH',
}

const nullable = { nullable: true } as const
const mobile = { kind: 'text', length: 11, found: 'part' } as const

/** The one table of the fields of a rescue. */
export const rescueTable = {
  id: { label: registrationTable.id.label, kind: 'id' },
  companyAuthId: { label: '所属公司编号', kind: 'id', column: 'for_company_id', found: 'is' },
  companyName: { ...formTable.companyName, length: 100, column: null },
  userName: { ...formTable.contactName, length: 20, column: 'user_name' },
  oldMobile: { label: '原手机号', ...mobile },
  newMobile: { label: '新手机号', ...mobile, ...nullable, note: '；手机号没有丢失的为空' },
  loss: {
    label: '丢失的内容',
    kind: 'code',
    code: { values: RescueLoss, labels: texts.losses },
    found: 'any',
  },
  reason: { label: '申请原因', kind: 'text', length: 500 },
  proofUrls: { label: '证明材料的图片链接', kind: 'names' },
  state: { label: '找回的状态', kind: 'code', code: { values: RescueState, labels: texts.states }, found: 'any' },
  appliedByName: { label: '申请人', kind: 'text', length: 20, found: 'part' },
  createTime: { label: '申请时间', kind: 'time', column: 'created_at', found: 'range' },
  confirmedByName: { label: '确认人', kind: 'text', ...nullable },
  confirmedAt: { label: '确认时间', kind: 'time', ...nullable },
  dueAt: { label: '生效时间', kind: 'time', ...nullable, found: 'range', note: '；等待期满的时间' },
  endedByName: { label: '办结人', kind: 'text', ...nullable, note: '；到期由系统办结的为空' },
  endedAt: { label: '办结时间', kind: 'time', ...nullable },
  endReason: { label: '办结原因', kind: 'text', ...nullable, length: 200 },
  version: editedTable.version,
} as const satisfies Record<string, Field>
