import { describe, expect, it } from 'vitest'
import { cutsOn, papers, readingOf } from './compare'
import type { Registration } from './rows'

const registration = (companyName: string | null, readings: Registration['readings']) =>
  ({ companyName, readings }) as Registration
const read = (text: string, sure = true) => [{ field: 'companyName', text, sure, cut: null }]

describe('what a picture says beside what was filled in', () => {
  it('is the same whatever the shape of brackets and blanks', () => {
    expect(readingOf(registration('深圳(福田) 土方ab公司', read('深圳（福田）土方AB公司')), 'companyName')).toEqual({
      outcome: 'same',
      text: '深圳（福田）土方AB公司',
      sure: true,
    })
  })

  it('differs by a single letter, also where nothing was filled in', () => {
    expect(readingOf(registration('甲公司', read('乙公司', false)), 'companyName')).toMatchObject({
      outcome: 'differs',
      sure: false,
    })
    expect(readingOf(registration(null, read('乙公司')), 'companyName')).toMatchObject({ outcome: 'differs' })
  })

  it('is nothing where nothing was read', () => {
    expect(readingOf(registration('甲公司', []), 'companyName')).toEqual({ outcome: 'unread' })
  })
})

describe('the places that a reviewer is shown', () => {
  it('are those of the uncertain fields of one picture, as far as they are known', () => {
    const cut = { left: 0.1, top: 0.2, right: 0.5, bottom: 0.3, turned: 1 }
    const readings = [
      { field: 'companyName', text: '甲公司', sure: false, cut },
      { field: 'companyNo', text: '91440300708461136T', sure: true, cut },
      { field: 'companyRepre', text: '甲', sure: false, cut: null },
      { field: 'idName', text: '甲', sure: false, cut },
    ]
    const [licence, portrait] = papers
    expect(cutsOn(readings, licence)).toEqual({ companyName: cut })
    expect(cutsOn(readings, portrait)).toEqual({ idName: cut })
  })
})
