import { describe, expect, it } from 'vitest'
import { matches } from '../form/match'
import { guessesOf, typeable } from './guesses'
import type { SearchField } from './types'

const fields: SearchField[] = [
  { name: 'no', label: '运单号', type: 'text' },
  { name: 'goDatetime', label: '出场时间', type: 'times' },
  {
    name: 'projectId',
    label: '项目',
    type: 'choice',
    options: [
      { value: 'p1', label: '机场东车辆段' },
      { value: 'p2', label: '深圳北站' },
    ],
  },
  { name: 'truckCode', label: '车牌', type: 'text' },
  { name: 'captainName', label: '车队长', type: 'text' },
  { name: 'nos', label: '批量单号', type: 'texts' },
  { name: 'cardNos', label: '批量卡号', type: 'texts' },
  { name: 'giveCardNo', label: '回执单号', type: 'text' },
  { name: 'goSoilType', label: '土质', type: 'text' },
]
const guesses = (typed: string) => guessesOf(fields, typed, matches)
const first = (typed: string) => guesses(typed)[0]

describe('what is typed into the search box of a list', () => {
  it.each([
    ['YD20261123000003', 'no'],
    ['yd', 'no'],
    ['000003', 'no'],
    ['粤B1234', 'truckCode'],
    ['粤B09219D', 'truckCode'],
    ['B0921', 'truckCode'],
    ['粤b·ru083', 'truckCode'],
    ['王建国', 'captainName'],
  ])('%s is taken for %s', (typed, name) => {
    expect(first(typed)).toMatchObject({ name, value: typed })
  })

  it('is a card where it is a letter and a long number', () => {
    expect(first('B10000000000022')).toEqual({
      name: 'cardNos',
      value: ['B10000000000022'],
      text: '卡号：B10000000000022',
    })
  })

  it('is the choice of that name, also by its initials', () => {
    expect(first('机场')).toEqual({ name: 'projectId', value: 'p1', text: '项目：机场东车辆段' })
    expect(guesses('szbz')).toContainEqual({ name: 'projectId', value: 'p2', text: '项目：深圳北站' })
  })

  it('goes to the filters of many where several numbers were pasted', () => {
    expect(guesses('YD1、YD2\nYD3').slice(0, 2)).toEqual([
      { name: 'nos', value: ['YD1', 'YD2', 'YD3'], text: '批量单号：3 个' },
      { name: 'cardNos', value: ['YD1', 'YD2', 'YD3'], text: '批量卡号：3 个' },
    ])
    expect(first('机场东 车辆段')?.name).not.toBe('nos')
  })

  it('may be meant for any text that the list is searched by', () => {
    expect(new Set(guesses('砂').map(({ name }) => name))).toEqual(
      new Set(['captainName', 'goSoilType', 'truckCode', 'no', 'giveCardNo', 'cardNos']),
    )
    expect(guesses('  ')).toEqual([])
  })

  it('is exemplified by the first filter of each kind', () => {
    expect(typeable(fields)).toBe('运单号、车牌、卡号、车队长')
    expect(typeable(fields.filter(({ type }) => type !== 'text' && type !== 'texts'))).toBe('项目')
    expect(typeable(fields.filter(({ type }) => type === 'times'))).toBe('')
  })
})
