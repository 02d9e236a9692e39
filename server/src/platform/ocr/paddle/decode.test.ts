import { describe, expect, it } from 'vitest'
import { charactersOf } from './decode.js'

const ALPHABET = ['甲', '乙']
/** None, 甲, 乙 and the space, place by place. */
const said = (...places: [none: number, one: number, two: number, space: number][]) => Float32Array.from(places.flat())

describe('what the model says of a line', () => {
  it('is each character once, however long it goes on, as sure as where it is surest', () => {
    const read = charactersOf(said([1, 0, 0, 0], [0.25, 0.75, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0]), ALPHABET)
    expect(read).toEqual([{ text: '甲', likely: 1, at: 2.5 / 4 }])
  })

  it('is twice the same where there is none in between', () => {
    const read = charactersOf(said([0, 1, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]), ALPHABET)
    expect(read.map(({ text }) => text)).toEqual(['甲', '甲', '乙'])
  })

  it('may be a space, or nothing at all', () => {
    expect(charactersOf(said([0, 0, 0, 1]), ALPHABET)).toEqual([{ text: ' ', likely: 1, at: 0.5 }])
    expect(charactersOf(said([1, 0, 0, 0], [1, 0, 0, 0]), ALPHABET)).toEqual([])
    expect(charactersOf(new Float32Array(), ALPHABET)).toEqual([])
  })

  it('is of no other alphabet', () =>
    expect(() => charactersOf(new Float32Array(7), ALPHABET)).toThrow('this model has another alphabet'))
})
