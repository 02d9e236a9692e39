import type { Field } from '../../../kernel/fields.js'
import { waybillTable } from '../../waybill/index.js'

/** The id of a row of its own. */
export const ownId = { label: '编号', kind: 'id' } as const satisfies Field

/** The fields of a payee (000 §3 Payee info), under their documented names. */
export const payeeTable = {
  id: ownId,
  payeeId: { label: '收款人编号', kind: 'id' },
  payeeName: { label: '收款人', kind: 'text', length: 10 },
  carrierName: { label: waybillTable.carrierName.label, kind: 'text' },
  mobile: { label: '手机号', kind: 'text', nullable: true },
  bindingBankNo: { label: '收款账号', kind: 'text', length: 20 },
  bindingBankName: { label: '开户行', kind: 'text', length: 30 },
  status: { label: '是否已签约', kind: 'flag', rest: [] },
} as const satisfies Record<string, Field>
