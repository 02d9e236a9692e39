import { describe, expect, it } from 'vitest'
import { readInfo } from './info'
import { chips, search } from './search'

const read = (info: unknown) => readInfo(JSON.stringify(info))

describe('the info of a link', () => {
  it('becomes the filters of the list', () => {
    expect(read({ machineId: 'm1', inStaffId: 's1', projectInfoId: 'p1', inType: 9, inShiftType: '2' })).toEqual({
      machineId: 'm1',
      staffId: 's1',
      projectId: 'p1',
      inType: 'OTHER',
      inShiftType: 'NIGHT',
    })
    expect(read({ searchDate: '2026-11-01' })).toEqual({ startDatetime: '2026-11-01~2026-11-01' })
    expect(read({ startDate: '2026-11-01', endDate: '2026-11-07' })).toEqual({ startDatetime: '2026-11-01~2026-11-07' })
    expect(read({ inType: 5, machineId: null, searchDate: 'x' })).toEqual({})
  })

  it('is refused when it is no JSON object', () => {
    expect(readInfo('[')).toBeNull()
    expect(readInfo('[1]')).toBeNull()
  })
})

describe('the filter', () => {
  it('always asks for submitted, in approval and approved', () => {
    expect(search.toFilter({}).auditStatus).toEqual(['SUBMITTED', 'IN_APPROVAL', 'APPROVED'])
    expect(search.toFilter({ auditStatus: 'APPROVED' }).auditStatus).toEqual(['APPROVED'])
  })

  it('names what a link has set by the id until there are rows', () => {
    expect(chips({ machineId: 'm1' }, [])).toEqual([{ name: 'machineId', label: '挖机', value: 'm1' }])
  })
})
