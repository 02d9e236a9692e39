import { describe, expect, it } from 'vitest'
import { readingOf } from './compare'
import type { Registration } from './rows'

const registration = (companyName: string | null, readings: Registration['readings']) =>
  ({ companyName, readings }) as Registration
const read = (text: string, sure = true) => [{ field: 'companyName', text, sure }]

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
