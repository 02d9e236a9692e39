import { newCompany } from '@tufang/tests/company'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../kernel/command/actor.js'
import { ReceiptStatus } from '../enums.js'
import { receiptMachine } from './receipt.machine.js'
import { notSelectableReason } from './receipt.rules.js'
import type { ReceiptView } from './receipt.view.js'

const company = await newCompany()
const receipt = (parts: Partial<ReceiptView> = {}): ReceiptView => ({
  id: 'r',
  companyAuthId: company.id,
  companyAuthName: company.name,
  giveCardNo: 'HZ1',
  status: ReceiptStatus.OPEN,
  giveCardUserId: '王五',
  giveCardDatetime: '',
  cardCount: 1,
  giveCardCnt: 1,
  settleAbleCount: 1,
  updateWaybillsCount: 0,
  isSettle: false,
  part: false,
  settleCardNo: 'B1',
  ids: [],
  voidReason: null,
  createBy: '',
  createTime: '',
  ...parts,
})

describe('notSelectableReason', () => {
  it.each<[Partial<ReceiptView>, string | null]>([
    [{}, null],
    [{ isSettle: true }, null],
    [{ settleAbleCount: 0 }, '没有可结算的运单'],
    [{ settleAbleCount: 0, updateWaybillsCount: 3 }, '没有可结算的运单'],
    [{ status: ReceiptStatus.SETTLED }, '回执单已结算'],
    [{ status: ReceiptStatus.VOIDED, settleAbleCount: 0 }, '回执单已作废'],
  ])('of %j is %j', (parts, reason) => {
    expect(notSelectableReason(receipt(parts))).toBe(reason)
  })
})

describe('what a receipt offers', () => {
  const receiptActions = (actor: Actor, one: ReceiptView) => receiptMachine.actions(one.status, actor, one)
  const clerk = company.actor('结算员')

  it.each<[Partial<ReceiptView>, string[]]>([
    [{}, ['void', 'settle']],
    [{ isSettle: true }, ['settle']],
    [{ settleAbleCount: 0 }, ['void']],
    [{ settleAbleCount: 0, isSettle: true }, []],
    [{ status: ReceiptStatus.SETTLED }, []],
    [{ status: ReceiptStatus.VOIDED }, []],
  ])('of %j are %j', (parts, actions) => {
    expect(receiptActions(clerk, receipt(parts))).toEqual(actions)
  })

  it.each(['审核员', '出纳', '只读'] as const)('are none for %s', (role) => {
    expect(receiptActions(company.actor(role), receipt())).toEqual([])
  })
})
