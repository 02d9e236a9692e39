import { type Field, pick } from '../../../kernel/fields.js'
import { waybillTable } from '../../waybill/index.js'
import { cardTable } from '../card/fields.js'
import { reasonField } from '../line/fields.js'
import { settlementTable } from '../settlement/fields.js'

const nullable = { nullable: true } as const

/** Fields of a group: waybills of one settlement, handed in by one giver, with the same payee or none. */
export const payeeGroupTable = {
  settlementId: { ...waybillTable.settlementId, note: '；未结算的运单为空' },
  settleNo: { ...settlementTable.settleNo, ...nullable },
  giveCardUserId: { ...cardTable.giveCardUserId, note: '；不是交卡结算的为申请人' },
  ...pick(settlementTable, 'projectName', 'settleCnt', 'settleAmt'),
  waybillIds: { ...waybillTable.id, kind: 'ids' },
  refusal: { label: `不能设置的${reasonField.label}`, kind: 'text', ...nullable },
} as const satisfies Record<string, Field>
