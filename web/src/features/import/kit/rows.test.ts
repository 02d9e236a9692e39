import { describe, expect, it } from 'vitest'
import { cellsOf, outcomeWord, progressOf, stepOf, toldOf, valuesOf } from './rows'
import type { Import, ImportRow } from './source'

const task: Import = {
  id: '1',
  fileName: '一月.xlsx',
  fileSize: 1,
  status: 'RUNNING',
  total: 9,
  createCount: 5,
  updateCount: 2,
  unchangedCount: 1,
  refusedCount: 1,
  pendingCount: 7,
  error: null,
  createBy: '张三',
  allowedActions: [],
  createTime: '2026-01-02T00:00:00Z',
  commitTime: '2026-01-02T00:00:00Z',
  finishTime: null,
  expireTime: '2026-02-02T00:00:00Z',
}
const row: ImportRow = {
  id: '1:7',
  line: 7,
  outcome: 'REFUSED',
  done: false,
  issues: [],
  changes: [],
}

describe('an import', () => {
  it.each([
    [7, { total: 7, done: 0, percent: 0 }],
    [1, { total: 7, done: 6, percent: 85 }],
    [0, { total: 7, done: 7, percent: 100 }],
  ])('with %i rows to go', (pendingCount, progress) => {
    expect(progressOf({ ...task, pendingCount })).toEqual(progress)
  })

  it('of nothing has come nowhere', () => {
    expect(progressOf({ ...task, createCount: 0, updateCount: 0, pendingCount: 0 }).percent).toBe(0)
  })

  it.each([
    [null, 'upload'],
    [{ status: 'CHECKED', commitTime: null }, 'check'],
    [{ status: 'CANCELLED', commitTime: null }, 'check'],
    [{ status: 'CANCELLED', commitTime: '2026-01-02T00:00:00Z' }, 'commit'],
    [{ status: 'DONE', commitTime: '2026-01-02T00:00:00Z' }, 'commit'],
  ] as const)('%o is at its step', (at, step) => {
    expect(stepOf(at)).toBe(step)
  })
})

describe('a row', () => {
  it.each([
    ['CREATE', false, '将新增'],
    ['CREATE', true, '已新增'],
    ['UPDATE', true, '已更新'],
    ['UNCHANGED', false, '无变化'],
    ['REFUSED', false, '拒绝'],
  ] as const)('%s, done: %s, reads %s', (outcome, done, word) => {
    expect(outcomeWord({ outcome, done })).toBe(word)
  })

  it('names every cell, what stands in it, and why it is refused', () => {
    const issues = [
      { cell: 'C7', column: '车牌号', value: '粤B0', message: '车牌号“粤B0”不存在' },
      { cell: 'D7', column: '出场时间', value: null, message: '请填写出场时间' },
      { cell: null, column: null, value: null, message: '与第3行重复' },
    ]
    const refused = { ...row, issues }
    expect([cellsOf(refused), valuesOf(refused), toldOf(refused)]).toEqual([
      'C7、D7',
      '粤B0、空',
      '车牌号“粤B0”不存在；请填写出场时间；与第3行重复',
    ])
  })

  it('tells what it changes', () => {
    const changes = [{ label: '备注', before: null, after: '改', reviewed: false }]
    expect(toldOf({ ...row, outcome: 'UPDATE', changes })).toBe('备注：空 → 改')
  })
})
