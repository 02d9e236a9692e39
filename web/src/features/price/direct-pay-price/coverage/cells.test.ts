import { describe, expect, it } from 'vitest'
import { type Cell, missingText, pairsOfGap, shareOf } from './cells'

const gap = (captainId: string, driverNames: string[] = []) => ({
  captainId,
  captainName: `${captainId}队`,
  whole: driverNames.length === 0,
  drivers: driverNames.map((driverName) => ({ driverId: `${driverName}的编号`, driverName })),
})
const cell = (soilType: string, missing: Cell['missing'], coveredCount = 0): Cell => ({
  tpMode: 'FREIGHT',
  soilType,
  garbageId: 's',
  garbageName: '东场',
  projectPrice: null,
  unsettledCount: 3,
  coveredCount,
  missing,
})

describe('the coverage of a project', () => {
  const cells = [cell('渣土', [gap('甲'), gap('乙', ['李四'])]), cell('泥浆', [], 2)]

  it('never says everybody while somebody is missing', () => {
    expect(shareOf(cells, 2)).toEqual({ share: '50%', missing: 2 })
    const nearly = Array.from({ length: 1000 }, (_, at) => cell('渣土', [], at ? 1 : 0))
    expect(shareOf(nearly, 1)).toEqual({ share: '99%', missing: 1 })
    expect(shareOf([], 5)).toEqual({ share: '—', missing: 0 })
  })

  it('names who is missing, the first few', () => {
    expect(missingText([gap('甲'), gap('乙', ['李四', '王五'])])).toBe('甲队、乙队（李四、王五）')
    expect(missingText([gap('甲'), gap('乙'), gap('丙')], 2)).toBe('甲队、乙队 等 3 人')
  })

  it('starts an application for them', () => {
    expect(pairsOfGap([gap('甲'), gap('乙', ['李四', '赵六'])])).toEqual([
      { captainId: '甲', driverId: null },
      { captainId: '乙', driverId: '李四的编号' },
      { captainId: '乙', driverId: '赵六的编号' },
    ])
  })
})
