import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueDigits } from '../unique'
import { type Captain, newCaptain } from './captain'

export interface Card {
  id: string
  cardNo: string
  captainId: string
}

interface Plan {
  cardNo?: string
  captain?: Pick<Captain, 'id'>
  /** Makes it a sub-card of this captain card. */
  parent?: Card
  status?: 'NOT_ACTIVATED' | 'ACTIVATED' | 'VOIDED'
  cardType?: 'PURCHASE' | 'REFUND' | 'CARRY_OVER'
}

/** An activated captain card, or a sub-card, without waybills. */
export async function newCard(company: TestCompany, plan: Plan = {}) {
  const { parent, status = 'ACTIVATED', cardType = 'PURCHASE' } = plan
  const captainId = plan.captain?.id ?? parent?.captainId ?? (await newCaptain(company)).id
  const cardNo = plan.cardNo ?? `${parent ? 'C' : 'B'}${uniqueDigits(14)}`
  return insert('card', {
    companyId: company.id,
    id: newId(),
    cardNo,
    captainId,
    status,
    cardType,
    kind: parent ? 'SUB' : 'CAPTAIN',
    parentId: parent?.id ?? null,
    bindingDate: status === 'NOT_ACTIVATED' ? null : new Date(),
  })
}
