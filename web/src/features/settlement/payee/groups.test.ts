import { describe, expect, it } from 'vitest'
import type { Money } from '../../../ui/format/decimal'
import { choose, firstChoices, type Group, noChoice, replaces, sharesOf, toSet } from './groups'
import type { Payee } from './usePayeeSearch'

const payee = (payeeId: string): Payee => ({
  payeeId,
  payeeName: `收款人${payeeId}`,
  carrierName: '',
  mobile: null,
  bindingBankNo: '1',
  bindingBankName: '行',
  status: true,
  contractTo: null,
  contractState: 'VALID',
  accountNote: null,
})
const group = (giveCardUserId: string, more: Partial<Group> = {}): Group => ({
  settlementId: null,
  settleNo: null,
  giveCardUserId,
  projectName: '项目',
  settleCnt: 2,
  settleAmt: '100.50' as Money,
  waybillIds: [],
  refusal: null,
  proposedBy: null,
  payee: null,
  proposed: null,
  ...more,
})
const [a, b] = [payee('a'), payee('b')]

describe('the payees of groups', () => {
  it('begin with who is paid now, else who is proposed', () => {
    const groups = [group('王五', { payee: a, proposed: b }), group('赵六', { proposed: b }), group('孙七')]
    expect(firstChoices(groups).map((choice) => choice.payee)).toEqual([a, b, null])
    expect(toSet(groups, firstChoices(groups)).map((row) => row.group.giveCardUserId)).toEqual(['赵六'])
  })

  it('follow for the same giver, not for another and not against what was chosen', () => {
    const groups = [group('王五'), group('王五'), group('赵六'), group('王五', { payee: b })]
    const chosen = choose(groups, firstChoices(groups), 0, a)
    expect(chosen.map((choice) => choice.payee)).toEqual([a, a, null, b])
    const again = choose(groups, chosen, 0, b)
    expect(again.map((choice) => choice.payee)).toEqual([b, a, null, b])
  })

  it('need a reason where one is replaced', () => {
    const groups = [group('王五', { payee: a }), group('赵六')]
    const choices = firstChoices(groups)
    expect(replaces(groups, choose(groups, choices, 1, b))).toBe(false)
    expect(replaces(groups, choose(groups, choices, 0, b))).toBe(true)
  })

  it('are told what they get, and of how many givers', () => {
    const groups = [group('王五'), group('赵六'), group('孙七')]
    const shares = sharesOf(groups, [{ text: '', payee: a }, { text: '', payee: a }, noChoice])
    expect(shares).toEqual([{ payee: a, givers: ['王五', '赵六'], trips: 4, amount: '201.00' }])
  })

  it('stay where the settlement is approved', () => {
    const groups = [group('王五', { payee: a, refusal: '已审核' })]
    expect(toSet(groups, [{ text: '', payee: b }])).toEqual([])
  })
})
