import { newCompany } from '@tufang/tests/company'
import { describe, expect, it } from 'vitest'
import type { Machine, Move } from '../../kernel/command/machine.js'
import { money, ZERO } from '../../kernel/money/money.js'
import { cardMachine } from './card/card.machine.js'
import { CardStatus, ReceiptStatus, SettlementStatus } from './enums.js'
import { receiptMachine } from './receipt/receipt.machine.js'
import { settlementMachine } from './settlement/settlement.machine.js'

/** All transitions between states, by whatever move. */
function waysOf<Table extends Record<string, Move<string>>>({ moves }: Machine<Table>): string[] {
  return Object.values<Move<string>>(moves)
    .flatMap(({ from, to = null }) => (to === null ? [] : from.map((state) => `${state} → ${to}`)))
    .toSorted()
}

describe('the states of a card', () => {
  it('lead from 1 to 2, to 3 and back to 2, and from 1 or 2 to 9 for good', () => {
    expect(waysOf(cardMachine)).toEqual([
      ...['ACTIVATED → SETTLED', 'ACTIVATED → VOIDED', 'NOT_ACTIVATED → ACTIVATED', 'NOT_ACTIVATED → VOIDED'],
      'SETTLED → ACTIVATED',
    ])
    expect(cardMachine.final).toEqual(['VOIDED'])
  })
})

describe('the states of a receipt', () => {
  it('open again after settling, and are void for good', () => {
    expect(waysOf(receiptMachine)).toEqual(['OPEN → SETTLED', 'OPEN → VOIDED', 'SETTLED → OPEN'])
  })
})

describe('the states of a settlement', () => {
  it('lead from paid back to approved alone, and never out of rejected or merged away', () => {
    const ways = waysOf(settlementMachine)
    for (const way of ['PENDING → APPROVED', 'APPROVED → PAID', 'PENDING → REJECTED', 'APPROVED → REJECTED']) {
      expect(ways).toContain(way)
    }
    expect(ways.filter((way) => /^(PAID|REJECTED|SUPERSEDED)/.test(way))).toEqual(['PAID → APPROVED'])
    expect(settlementMachine.final).toEqual(['REJECTED', 'SUPERSEDED'])
    expect(ways).not.toContain('PENDING → PAID')
  })

  it('cannot be rejected, merged or split while a payment has something of them', () => {
    const facts = {
      settleNo: 'JS202603010001',
      settleCnt: 2,
      paidAmt: ZERO,
      pledgedAmt: money('0.01'),
      invoicedAmt: ZERO,
    }
    for (const [move, label] of [
      ['reject', '驳回'],
      ['merge', '合并'],
      ['split', '拆分'],
    ] as const)
      expect(() => settlementMachine.next(SettlementStatus.APPROVED, move, facts)).toThrow(
        `结算单JS202603010001已在付款单中，不能${label}，请先删除付款单`,
      )
  })
})

describe('moves', () => {
  it('are offered to those who hold their permission only', async () => {
    const company = await newCompany()
    expect(settlementMachine.movesFrom(SettlementStatus.PENDING, company.actor('结算员'))).not.toContain('approve')
    expect(settlementMachine.movesFrom(SettlementStatus.PENDING, company.actor('审核员'))).toEqual([
      'approve',
      'reject',
    ])
    for (const role of ['审核员', '只读'] as const) {
      for (const machine of [
        cardMachine.movesFrom(CardStatus.ACTIVATED, company.actor(role)),
        receiptMachine.movesFrom(ReceiptStatus.OPEN, company.actor(role)),
      ]) {
        expect(machine).toEqual([])
      }
    }
    expect(settlementMachine.movesFrom(SettlementStatus.APPROVED, company.actor('出纳'))).toEqual(['pay'])
  })
})
