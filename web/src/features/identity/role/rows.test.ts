import { expect, it } from 'vitest'
import { differencesOf, kindOf, reasonAgainst, verbsOf } from './rows'

const key = (label: string) => ({ key: label, label })
const same = { added: [], missing: [], scope: false }
const altered = { added: [key('删除运单')], missing: [key('查看运单'), key('查看票据')], scope: true }

it('says in sentences how a standard role differs from its standard', () => {
  expect(differencesOf({ differences: altered })).toEqual([
    '比标准多：删除运单',
    '比标准少：查看运单、查看票据',
    '数据范围不是全部项目',
  ])
  expect(differencesOf({ differences: same })).toEqual([])
  expect(differencesOf({ differences: null })).toEqual([])
})

it('tells a changed standard role from one that is as everywhere, and from one of the company', () => {
  expect(kindOf({ standard: 'READER', differences: same })).toBe('与标准相同')
  expect(kindOf({ standard: 'READER', differences: altered })).toBe('有改动')
  expect(kindOf({ standard: null, differences: null })).toBe('公司自建')
})

it('sets back only what differs, and passes on what the server refuses', () => {
  expect(verbsOf({ standard: 'READER' })).toContain('reset')
  expect(verbsOf({ standard: null })).toContain('delete')
  const refusedActions = [{ action: 'delete', reason: '还有1人使用' }]
  expect(reasonAgainst('reset', { refusedActions, differences: same })).toBe('与标准相同')
  expect(reasonAgainst('reset', { refusedActions, differences: altered })).toBeNull()
  expect(reasonAgainst('delete', { refusedActions, differences: null })).toBe('还有1人使用')
})
