import { Field, ObjectType } from 'type-graphql'
import type { Actor } from '../../../kernel/command/actor.js'
import { labelOf, type Permission } from '../../../kernel/command/permissions.js'
import { DomainError } from '../../../kernel/errors.js'
import { optional, text } from '../../../kernel/graphql.js'
import {
  type EligibilityFacts,
  exclusionText,
  WaybillStatus,
  waybillMachine,
  whyNotSettleable,
} from '../../waybill/index.js'
import type { SettlementStatus } from '../enums.js'
import { whyPayeeStays } from '../payee/payee.service.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { whyGone } from './line.rules.js'

@ObjectType({ description: '结算运单的一种操作，能否对这张运单做' })
export class SettleAction {
  @Field({ description: '操作：price、payee、settle、remove、rejectPrice、keepPrice、void' })
  action!: string

  @Field(text, optional('为何不能做；能做则为空'))
  msg!: string | null
}

/** Facts of a waybill and its settlement that decide its settle actions. */
export interface SettleFacts extends EligibilityFacts {
  no: string
  settlementStatus: SettlementStatus | null
  settleNo: string | null
  priceRejectReason: string | null
  /** Price at which it would be settled. */
  expectedPrice: string | null
}

interface Verb {
  needs: Permission
  whyNot: (facts: SettleFacts) => string | null
}

const EDIT = 'chain:garbagecustomersales:edit'

const onLine = (facts: SettleFacts, move: 'removeLine' | 'rejectPrice' | 'keepPrice' | 'reprice'): string | null => {
  const { no, settlementStatus: status, settleNo } = facts
  const refusal = status
    ? settlementMachine.refusal(status, move, { settleNo: settleNo ?? '' })
    : new DomainError('WAYBILL_NOT_SETTLED', { no })
  return refusal?.message ?? null
}
const gone = (facts: SettleFacts): string | null => whyGone(facts)?.message ?? null

/**
 * Verbs on settle waybills, each with the reason against it; refusals for amounts and payees only appear in a dry run.
 */
const verbs: Readonly<Record<string, Verb>> = {
  price: {
    needs: EDIT,
    whyNot: (facts) => gone(facts) ?? (facts.settlementId ? onLine(facts, 'reprice') : null),
  },
  payee: {
    needs: EDIT,
    whyNot: (facts) => gone(facts) ?? whyPayeeStays(facts.no, facts.settlementStatus)?.message ?? null,
  },
  settle: {
    needs: 'chain:garbagecustomersales:add',
    whyNot(facts) {
      const reason = whyNotSettleable(facts) ?? (facts.expectedPrice === null ? 'UNPRICED' : null)
      return reason && exclusionText(reason, facts.anomalyHold)
    },
  },
  remove: { needs: EDIT, whyNot: (facts) => gone(facts) ?? onLine(facts, 'removeLine') },
  rejectPrice: { needs: EDIT, whyNot: (facts) => gone(facts) ?? onLine(facts, 'rejectPrice') },
  keepPrice: {
    needs: EDIT,
    whyNot: (facts) =>
      gone(facts) ??
      onLine(facts, 'keepPrice') ??
      (facts.priceRejectReason === null ? new DomainError('PRICE_NOT_REJECTED', { no: facts.no }).message : null),
  },
  void: {
    needs: waybillMachine.needs('void'),
    whyNot: (facts) => waybillMachine.refusal(WaybillStatus[facts.status], 'void', facts)?.message ?? null,
  },
}

/** Settle actions of a waybill with the reasons against them. Reads nothing, since lists call it for every row. */
export const settleActionsOf = (actor: Actor, facts: SettleFacts): SettleAction[] =>
  Object.entries(verbs).map(([action, { needs, whyNot }]) => ({
    action,
    msg:
      whyNot(facts) ?? (actor.can(needs) ? null : new DomainError('FORBIDDEN', { permission: labelOf(needs) }).message),
  }))
