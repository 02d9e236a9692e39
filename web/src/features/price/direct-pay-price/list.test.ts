import { describe, expect, it } from 'vitest'
import { readInfo } from './info'
import { searchFields, toFilter } from './list'
import { reasonAgainst, verbsOf } from './rows'

describe('the info that opens the list', () => {
  it('names a project by its id, or by its name alone', () => {
    expect(readInfo('{"projectName":"南山","id":"p1"}')).toEqual({ projectInfoId: 'p1' })
    expect(readInfo('{"projectName":" 南山 ","id":""}')).toEqual({ projectName: '南山' })
    expect(readInfo('{"id":17}')).toEqual({ projectInfoId: '17' })
  })

  it('is nothing when it names none or cannot be read', () => {
    for (const json of ['{', '[]', '"p1"', 'null', '{}', '{"id":{}}']) expect(readInfo(json)).toBeNull()
  })
})

describe('the list of prices', () => {
  it('asks the API for whole days, one state and one mode', () => {
    expect(
      toFilter({ applyDatetime: { from: '2026-11-01', to: '2026-11-02' }, status: 'PENDING', tpMode: 'FREIGHT' }),
    ).toEqual({
      applyDatetime: { from: '2026-11-01T00:00:00+08:00', to: '2026-11-03T00:00:00+08:00' },
      status: ['PENDING'],
      tpMode: ['FREIGHT'],
    })
  })

  it('offers the soils and sites of the chosen project, and takes what it does not know as text', () => {
    const soils = [{ id: '1', name: '渣土' }]
    const typeOf = (value: string | undefined, known: typeof soils) =>
      searchFields({ projects: [], soils: known, sites: [] }, { soilType: value }).find(
        ({ name }) => name === 'soilType',
      )?.type
    expect(typeOf(undefined, soils)).toBe('choice')
    expect(typeOf('渣土', soils)).toBe('choice')
    expect(typeOf('泥浆', soils)).toBe('text')
    expect(typeOf(undefined, [])).toBe('text')
  })
})

describe('what a row offers', () => {
  it('is what its state allows', () => {
    const verbs = (['PENDING', 'APPROVED', 'EXPIRED', 'REJECTED'] as const).map((status) => verbsOf({ status }))
    expect(verbs).toEqual([['edit', 'audit', 'delete'], ['invalidate', 'view'], ['view'], ['view']])
  })

  it('is refused without the permission; who may only reject may open the review', () => {
    expect(reasonAgainst('audit', { allowedActions: ['reject'] })).toBeNull()
    expect(reasonAgainst('edit', { allowedActions: ['reject'] })).toBe('没有权限执行此操作')
  })
})
