import { mergesOfBaseData, usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { basePayeeTable } from './payee/fields.js'
import { settlementsOfPayees } from './payee/uses.queries.js'
import { settlementTexts as texts } from './texts.js'

/** What stands here that names base data. */
export const usesBySettlements: readonly Filled[] = [
  mergesOfBaseData.with(() => [{ entity: 'project', label: texts.settlement, move: 'stays' }]),
  usesOfBaseData.with(usesIn('card', 'captain_id', { entity: 'captain', label: texts.cards })),
  usesOfBaseData.with(usesIn('settlement_line', 'price_ref', { entity: 'projectPrice', label: texts.line })),
  usesOfBaseData.with(settlementsOfPayees(texts.basePayee.approvedSettlements, true)),
  usesOfBaseData.with(settlementsOfPayees(texts.basePayee.openSettlements, false)),
  usesOfBaseData.with(usesIn('card', 'give_payee_id', { entity: 'payee', label: texts.basePayee.giver })),
  usesOfBaseData.with(
    usesIn('receipt_line', 'give_payee_id', {
      entity: 'payee',
      label: texts.basePayee.receiptGiver,
      counted: 'receipt_id',
    }),
  ),
  usesOfBaseData.with(usesIn('payee', 'merged_into', { entity: 'payee', label: basePayeeTable.mergedNames.label })),
  usesOfBaseData.with(usesIn('settlement', 'project_id', { entity: 'project', label: texts.settlement })),
]
