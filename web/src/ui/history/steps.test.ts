import { describe, expect, it } from 'vitest'
import { stepsOf } from './steps'

const change = (id: string, createTime: string, createBy = '林晓燕', reason: string | null = null) => ({
  id,
  createTime,
  createBy,
  reason,
  label: '状态',
  before: null,
  after: '待审核',
})

describe('the history of a record', () => {
  it('tells what one person did at once as one step', () => {
    const changes = [
      change('4', '2026-11-02T08:00:00+08:00', '郑美玲', '偏高'),
      change('3', '2026-11-02T08:00:00+08:00', '郑美玲'),
      change('2', '2026-11-01T08:00:00+08:00'),
      change('1', '2026-11-01T08:00:00+08:00'),
    ]
    expect(stepsOf(changes).map((step) => step.changes.map(({ id }) => id))).toEqual([['4'], ['3'], ['2', '1']])
    const ofOneSet = changes.slice(1).map((one) => ({ ...one, changeSetId: 'set' }))
    expect(stepsOf(ofOneSet).map((step) => step.changes.map(({ id }) => id))).toEqual([['3', '2', '1']])
  })
})
