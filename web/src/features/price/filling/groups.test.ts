import { describe, expect, it } from 'vitest'
import type { Quantity } from '../../../ui/format/decimal'
import { groupsOf, type Priceable } from './groups'

const trip = (id: string, given: Partial<Priceable>): Priceable => ({
  id,
  no: `YD${id}`,
  truckCode: '粤B00001',
  projectName: '甲项目',
  tpMode: 'FREIGHT',
  goSoilType: '黏土',
  goDatetime: '2026-11-01T08:00:00+08:00',
  weightTons: '20.500' as Quantity,
  weightType: 'TON',
  ...given,
})

describe('waybills that one price may be for', () => {
  it('are the same in mode, soil and unit, the largest group first', () => {
    const groups = groupsOf([
      trip('1', { weightType: 'TRUCK', weightTons: '1.000' as Quantity }),
      trip('2', {}),
      trip('3', { goSoilType: '石方' }),
      trip('4', { tpMode: 'RELEASE' }),
      trip('5', {}),
    ])
    expect(groups.map(({ waybills }) => waybills.map(({ id }) => id))).toEqual([['2', '5'], ['1'], ['3'], ['4']])
    expect(groups[0]).toMatchObject({ unit: 'TON', quantity: '41.000', tpMode: 'FREIGHT', goSoilType: '黏土' })
  })
})
