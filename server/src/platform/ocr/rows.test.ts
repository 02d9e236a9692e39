import { describe, expect, it } from 'vitest'
import { fieldsAmong, rowsOf } from './rows.js'

const box = (left: number, top: number, right: number, height = 30) => ({ left, top, right, bottom: top + height })
const read = (text: string, place: ReturnType<typeof box>) => ({
  box: place,
  characters: [...text].map((character, n) => ({ text: character, likely: 0.9, at: (n + 0.5) / text.length })),
})
const textsOf = (rows: ReturnType<typeof rowsOf>) => rows.map((marks) => marks.map(({ text }) => text).join(''))

describe('rows of lines', () => {
  it('hold lines beside each other, from left to right and from top to bottom, also where they slope a little', () => {
    const lines = [
      read('壹仟万元', box(700, 122, 820)),
      read('名', box(10, 100, 40)),
      read('类型', box(10, 160, 90)),
      read('称', box(60, 101, 90)),
      read('宏远公司', box(200, 106, 320)),
      read('注册资本', box(560, 118, 680)),
    ]
    expect(textsOf(rowsOf(lines))).toEqual(['名称宏远公司注册资本壹仟万元', '类型'])
  })

  it('have their characters where these stand, without blanks', () => {
    const [[first, second] = []] = rowsOf([read('甲 乙', box(0, 0, 90))])
    expect(first).toMatchObject({ text: '甲', left: 0, right: 30, top: 0, bottom: 30, confidence: 90 })
    expect(second).toMatchObject({ text: '乙', left: 60, right: 90 })
  })

  it('are none of lines of which nothing was read', () => expect(rowsOf([read('', box(0, 0, 90))])).toEqual([]))
})

describe('lines that may be fields', () => {
  const usual = [box(0, 100, 90), box(200, 100, 500), box(200, 140, 400), box(0, 200, 90)]

  it('are not those that are much larger or smaller than the others', () => {
    expect(fieldsAmong([...usual, box(300, 0, 700, 90), box(0, 500, 200, 18)])).toEqual(usual)
  })

  it('are not those that are written closely, three of which may be one field', () => {
    const three = [0, 36, 72].map((down) => box(600, 100 + down, 900))
    const six = [0, 36, 72, 108, 144, 180].map((down) => box(600, 100 + down, 900))
    expect(fieldsAmong([...usual, ...three])).toEqual([...usual, ...three])
    expect(fieldsAmong([...usual, ...six])).toEqual(usual)
  })
})
