import { describe, expect, it } from 'vitest'
import {
  type Captain,
  type Chosen,
  chosenOf,
  countText,
  offered,
  pairsOf,
  platesLike,
  search,
  stateOf,
  stateOfAll,
  textOf,
  toggleAll,
  toggleCaptain,
  toggleDriver,
} from './tree'

const driver = (driverId: string, driverName: string, mobile: string) => ({
  driverId,
  driverName,
  mobile,
  isOpenWallet: false,
  enabled: true,
})
const huang: Captain = {
  captainId: 'h',
  captainName: '黄队',
  mobile: '13900000001',
  plates: ['粤B10001', '粤B10002'],
  isOpenWallet: true,
  enabled: true,
  drivers: [driver('l', '李师傅', '13600000011'), driver('z', '张师傅', '13600000012')],
}
const luo: Captain = {
  captainId: 'r',
  captainName: '罗队',
  mobile: '13900000002',
  plates: [],
  isOpenWallet: false,
  enabled: true,
  drivers: [driver('w', '王师傅', '13600000021')],
}
const tree = [huang, luo]
const nobody: Chosen = new Map()

describe('captains and their drivers', () => {
  it('take a captain whole and give him back', () => {
    const all = toggleCaptain(nobody, huang)
    expect(pairsOf(all)).toEqual([{ captainId: 'h', driverId: null }])
    expect(stateOf(huang, all)).toBe('all')
    expect(pairsOf(toggleCaptain(all, huang))).toEqual([])
  })

  it('offer nobody who was retired, but whoever is chosen already', () => {
    const [l, z] = huang.drivers.map((one) => ({ ...one, enabled: false }))
    const retired = [
      { ...huang, drivers: [l, z] },
      { ...luo, enabled: false },
    ] as Captain[]
    const namesOf = (chosen: Chosen) =>
      offered(retired, chosen).map(({ captainId, drivers }) => [captainId, ...drivers.map(({ driverId }) => driverId)])
    expect(namesOf(nobody)).toEqual([['h']])
    expect(namesOf(toggleDriver(nobody, huang, 'l'))).toEqual([['h', 'l']])
    expect(namesOf(toggleCaptain(nobody, luo))).toEqual([['h'], ['r', 'w']])
  })

  it('tell every driver by name from the whole captain, who has later ones too', () => {
    const named = toggleDriver(toggleDriver(nobody, huang, 'l'), huang, 'z')
    expect(stateOf(huang, named)).toBe('some')
    expect(pairsOf(named)).toEqual([
      { captainId: 'h', driverId: 'l' },
      { captainId: 'h', driverId: 'z' },
    ])
    expect(pairsOf(toggleCaptain(named, huang))).toEqual([{ captainId: 'h', driverId: null }])
  })

  it('keep the others of a whole captain when one is taken away', () => {
    const others = toggleDriver(toggleCaptain(nobody, huang), huang, 'l')
    expect(pairsOf(others)).toEqual([{ captainId: 'h', driverId: 'z' }])
    expect(toggleDriver(others, huang, 'z').size).toBe(0)
  })

  it('come back from pairs as they were', () => {
    const pairs = [
      { captainId: 'r', driverId: 'w' },
      { captainId: 'h', driverId: null },
    ]
    expect(pairsOf(chosenOf(pairs))).toEqual(pairs)
    // A captain with all drivers has none listed.
    expect(pairsOf(chosenOf([...pairs, { captainId: 'r', driverId: null }]))).toContainEqual({
      captainId: 'r',
      driverId: null,
    })
  })

  it('are found by name, mobile and plate', () => {
    expect(search(tree, ' ')).toEqual(tree)
    expect(search(tree, '黄')).toEqual([huang])
    expect(search(tree, '李')).toEqual([{ ...huang, drivers: [huang.drivers[0]] }])
    expect(search(tree, '无此人')).toEqual([])
    expect(search(tree, ' 13900000002 ')).toEqual([luo])
    expect(search(tree, '0012')).toEqual([{ ...huang, drivers: [huang.drivers[1]] }])
    expect(search(tree, '粤b1000')).toEqual([huang])
    expect(platesLike(huang, 'b10002')).toEqual(['粤B10002'])
    expect(platesLike(huang, '')).toEqual([])
  })

  it('take everything that is shown, and no more', () => {
    const everyone = toggleAll(tree, tree, nobody)
    expect(pairsOf(everyone)).toEqual([
      { captainId: 'h', driverId: null },
      { captainId: 'r', driverId: null },
    ])
    expect(stateOfAll(tree, tree, everyone)).toBe('all')
    expect(toggleAll(tree, tree, everyone).size).toBe(0)

    const shown = search(tree, '李')
    const li = toggleAll(shown, tree, nobody)
    expect(pairsOf(li)).toEqual([{ captainId: 'h', driverId: 'l' }])
    expect(stateOfAll(shown, tree, li)).toBe('all')
    expect(stateOfAll(tree, tree, li)).toBe('some')
    // Removing a shown driver from a whole captain keeps the drivers that are not shown.
    expect(pairsOf(toggleAll(shown, tree, toggleCaptain(nobody, huang)))).toEqual([{ captainId: 'h', driverId: 'z' }])
    // A search for a driver chooses him, and not drivers who join his captain later.
    expect(pairsOf(toggleAll(search(tree, '王'), tree, nobody))).toEqual([{ captainId: 'r', driverId: 'w' }])
    expect(stateOfAll(search(tree, '王'), tree, new Map([['r', new Set(['w'])]]))).toBe('all')
  })

  it('are told in words', () => {
    const chosen = toggleDriver(toggleCaptain(nobody, luo), huang, 'l')
    expect(textOf(tree, chosen)).toBe('黄队（李师傅）；罗队（全部司机）')
    expect(textOf([luo], chosen)).toBe('罗队（全部司机）；（未知）')
    expect(countText(chosen)).toBe('已选 2 个车队长、1 名司机')
    expect(countText(nobody)).toBe('尚未选择')
  })
})
