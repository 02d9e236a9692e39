import { judge } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

const shared = (place: 'LOADING' | 'LEAVING', ...nos: string[]) => nos.map((no) => ({ place, id: `id-${no}`, no }))

describe('a picture that older waybills show', () => {
  it('names them, each once', () => {
    const sharedPictures = [...shared('LEAVING', 'YD1', 'YD2'), ...shared('LOADING', 'YD1')]
    expect(judge('SAME_PICTURE', { sharedPictures })).toMatchObject({
      text: '装车照片、出场照片与运单YD1、YD2相同',
      others: ['YD1', 'YD2'],
    })
    expect(judge('SAME_PICTURE', { sharedPictures: shared('LOADING', 'YD3') })?.text).toBe('装车照片与运单YD3相同')
  })

  it('is the same question in any order', () => {
    const [one, other] = [shared('LOADING', 'YD1', 'YD2'), shared('LOADING', 'YD2', 'YD1')]
    expect(judge('SAME_PICTURE', { sharedPictures: one })?.key).toBe(
      judge('SAME_PICTURE', { sharedPictures: other })?.key,
    )
  })

  it('may be one that the waybill shows twice', () => {
    expect(judge('SAME_PICTURE', { repeatedPictures: ['LEAVING', 'LOADING'] })).toMatchObject({
      text: '装车照片与出场照片相同',
      others: [],
    })
    expect(judge('SAME_PICTURE', { repeatedPictures: ['LEAVING'] })?.text).toBe('出场照片有重复')
    const both = { sharedPictures: shared('LOADING', 'YD1'), repeatedPictures: ['LEAVING'] as const }
    expect(judge('SAME_PICTURE', both)?.text).toBe('装车照片与运单YD1相同；出场照片有重复')
    expect(judge('SAME_PICTURE', both)?.key).not.toBe(judge('SAME_PICTURE', { ...both, repeatedPictures: [] })?.key)
    expect(judge('SAME_PICTURE', { repeatedPictures: ['LEAVING'], status: 'VOID' })).toBeNull()
  })

  it('is nothing on a void waybill, and nothing where there is none', () => {
    expect(judge('SAME_PICTURE', {})).toBeNull()
    expect(judge('SAME_PICTURE', { sharedPictures: shared('LOADING', 'YD1'), status: 'VOID' })).toBeNull()
  })
})
