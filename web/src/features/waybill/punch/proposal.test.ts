import { describe, expect, it } from 'vitest'
import { givenBy, KINDS, kindAfter, ownKinds } from './proposal'

describe('a truck before the phone', () => {
  it.each([
    ['B10000000000002', { cardNo: 'B10000000000002' }],
    ['https://x.cn/card?a=1&no=b10000000000002', { cardNo: 'B10000000000002' }],
    ['Ｂ１００００００００００００２', { cardNo: 'B10000000000002' }],
    ['粤b 12345', { truckCode: '粤B12345' }],
    ['粤BD12345', { truckCode: '粤BD12345' }],
  ])('is named by %s', (text, given) => expect(givenBy(text)).toEqual(given))

  it('is not named by nothing', () => expect([givenBy('  '), givenBy('no=')]).toEqual([null, null]))
})

describe('the kind after a punch', () => {
  it('follows the trip where nothing is known of the place', () => {
    const few = ownKinds(['LOAD', 'LOAD'])
    expect(KINDS.map((kind) => kindAfter(kind, few))).toEqual(['DEPART', 'UNLOAD', 'LOAD'])
  })

  it('is one of those that a person punches at his place', () => {
    const pit = ownKinds(Array.from({ length: 10 }, (_, at) => (at % 2 ? 'DEPART' : 'LOAD')))
    expect([kindAfter('LOAD', pit), kindAfter('DEPART', pit)]).toEqual(['DEPART', 'LOAD'])
    const site = ownKinds(Array.from({ length: 10 }, () => 'UNLOAD'))
    expect(kindAfter('UNLOAD', site)).toBe('UNLOAD')
  })
})
