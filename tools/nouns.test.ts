import { describe, expect, it } from 'vitest'
import { type Project, readProject, testsOf } from './nouns.ts'

const stories: Record<string, string> = {
  'tests/e2e/cards.test.ts': "await page.goto('/base/cards')",
  'tests/e2e/settlement-day.test.ts': "await page.goto('/scan/historyCard?page=2')",
  'tests/e2e/tour.test.ts': "['/scan/historyCard', '/scan/index', '/chain/settlement', '/message']",
  'tests/e2e/history.test.ts': "await page.goto('/scan/historyCards')",
}
const project: Project = {
  tests: [
    'server/src/modules/settlement/receipt/receipt.rules.test.ts',
    'server/src/modules/waybill/import/row.test.ts',
    'tests/api/settlement/receipt-list.test.ts',
    'tests/api/settlement/card.test.ts',
    'tests/api/staff/import.test.ts',
    'tests/rest/company/registration.test.ts',
    'web/src/features/settlement/receipt/history/rows.test.tsx',
    'web/src/features/payment/payment/form/items.test.ts',
    ...Object.keys(stories),
  ],
  pages: [
    { address: '/scan/historyCard', feature: 'settlement/receipt/history' },
    { address: '/base/cards', feature: 'settlement/card/base' },
    { address: '/scan/index', feature: 'settlement/scan' },
    { address: '/chain/settlement', feature: 'settlement/settlement' },
    { address: '/message', feature: 'message/message' },
  ],
  read: (file) => stories[file] ?? '',
}

describe('the tests of a noun', () => {
  const ofReceipts = [
    'server/src/modules/settlement/receipt/receipt.rules.test.ts',
    'tests/api/settlement/receipt-list.test.ts',
    'web/src/features/settlement/receipt/history/rows.test.tsx',
    'tests/e2e/settlement-day.test.ts',
  ]

  it.each<[string, string[]]>([
    ['receipt', ofReceipts],
    ['receipts', ofReceipts],
    ['settlement/receipt', ofReceipts],
    ['card', ['tests/api/settlement/card.test.ts', 'tests/e2e/cards.test.ts']],
    ['import', ['server/src/modules/waybill/import/row.test.ts', 'tests/api/staff/import.test.ts']],
    ['waybill/import', ['server/src/modules/waybill/import/row.test.ts']],
    ['payment', ['web/src/features/payment/payment/form/items.test.ts']],
    ['waybill/receipt', []],
    ['day', ['tests/e2e/settlement-day.test.ts']],
    ['rece', []],
  ])('of %s: %j', (noun, expected) => {
    expect(testsOf(noun, project)).toEqual(expected)
  })
})

it('finds in this project every kind of test of receipts', () => {
  const found = testsOf('settlement/receipt', readProject())
  for (const kind of ['server/src/modules/settlement/receipt/', 'tests/api/settlement/', 'tests/e2e/']) {
    expect(found).toContainEqual(expect.stringContaining(kind))
  }
})
