import { describe, expect, it } from 'vitest'
import { asked, type Finding, findingsOf, inOrder, isLookedUp, kinds } from './findings'
import type { FindQuery } from './palette.generated'

const settlement = { id: 's', settleNo: 'JS20260101', projectName: '赤石', leftAmt: '10.00' }
// Amounts are plain texts here, whose type is branded in the data.
const data = (status: string, allowedActions: string[]) =>
  ({ settlements: { records: [{ ...settlement, status, allowedActions }] } }) as unknown as FindQuery
const PAYS = ['chain:companypayment:add']
const titles = (findings: readonly Finding[]) => findings.map(({ title }) => title)

describe('what is typed', () => {
  it.each([
    ['审核 JS2026', { verb: '审核', text: 'JS2026' }],
    ['付款JS2026', { verb: '付款', text: 'JS2026' }],
    ['付款', { verb: null, text: '付款' }],
    [' 粤b·ru083 ', { verb: null, text: '粤b·ru083' }],
  ])('%j is asked as it is meant', (typed, meant) => {
    expect(asked(typed)).toEqual(meant)
  })

  it.each([
    ['JS2026', ['cards', 'waybills', 'receipts', 'settlements', 'payments', 'invoices', 'trucks']],
    ['粤b·ru083', ['trucks', 'captains', 'drivers', 'payees', 'projects', 'sites']],
    ['zg', kinds],
    ['张', ['trucks', 'captains', 'drivers', 'payees', 'projects', 'sites']],
    ['·', []],
  ])('%j is looked up where it may be', (text, where) => {
    expect(kinds.filter((kind) => isLookedUp(kind, text))).toEqual(where)
  })
})

describe('what is found', () => {
  it('has what may be done to it before itself, where that is done', () => {
    const [approve, found] = findingsOf(data('PENDING', ['approve', 'reject']), PAYS)
    expect(approve).toMatchObject({ title: '审核 JS20260101', url: '/chain/settlement/statement?value=%5B%22s%22%5D' })
    expect(found).toMatchObject({ title: 'JS20260101', url: '/chain/settlement?settleNo=JS20260101' })
    const [pay] = findingsOf(data('APPROVED', ['reject']), PAYS)
    expect(pay).toMatchObject({ title: '付款 JS20260101', url: expect.stringContaining('/chain/payment?add=') })
  })

  it('has nothing that this person may not do', () => {
    expect(titles(findingsOf(data('PENDING', []), PAYS))).toEqual(['JS20260101'])
    expect(titles(findingsOf(data('APPROVED', []), []))).toEqual(['JS20260101'])
  })

  it('stands in order: opened last, to be done, the rest; and under a verb that verb alone', () => {
    const found = findingsOf(data('PENDING', ['approve']), [])
    const page: Finding = { key: '/chain/payment', kind: '页面', title: '付款', note: '', url: '/chain/payment' }
    expect(titles(inOrder([page, ...found], [], null))).toEqual(['审核 JS20260101', '付款', 'JS20260101'])
    const opened = found.filter(({ verb }) => verb === undefined)
    expect(titles(inOrder([page, ...found], opened, null))).toEqual(['JS20260101', '审核 JS20260101', '付款'])
    expect(titles(inOrder(found, opened, '审核'))).toEqual(['审核 JS20260101', 'JS20260101'])
    expect(titles(inOrder(found, opened, '付款'))).toEqual(['JS20260101'])
  })
})
