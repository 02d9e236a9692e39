import { describe, expect, it } from 'vitest'
import { decided, type Fit, type Look } from './decide.js'

const place = { left: 10, top: 20, right: 90, bottom: 40 }
const look = (by: Look<'name'>['by'], text: string, confidence = 95): Look<'name'> => ({
  by,
  found: { name: [{ ...place, text, confidence, from: 0, to: 100 }] },
})
/** Fit that takes every text, with 0 for a mistaken 〇 but without ?. */
const fit: Fit = (read) =>
  read.includes('?') ? undefined : { text: read.replaceAll('0', '〇'), exact: !read.includes('0') }
const said = (looks: Look<'name'>[], proof = {}) => {
  const { box: _, ...rest } = decided('name', looks, fit, proof) ?? {}
  return rest
}

describe('what a field is by several looks', () => {
  it('is sure where both engines read the same', () => {
    expect(said([look('paddle', '甲'), look('tesseract', '甲')])).toEqual({ text: '甲', sure: true })
    expect(said([look('paddle', '甲'), look('tesseract', '?')])).toEqual({ text: '甲', sure: false })
  })

  it('is what the better engine read, and not sure, where they disagree', () => {
    expect(said([look('paddle', '甲'), look('tesseract', '乙')])).toEqual({ text: '甲', sure: false })
    expect(said([look('paddle', '甲'), look('tesseract', '乙'), look('paddle', '甲')])).toEqual({
      text: '甲',
      sure: false,
    })
    expect(said([look('paddle', '甲'), look('tesseract', '乙'), look('paddle', '乙')])).toEqual({
      text: '乙',
      sure: false,
    })
  })

  it('is sure by two looks of one engine only where the text has a check of its own', () => {
    const looks = [look('paddle', '甲'), look('tesseract', '?'), look('paddle', '甲')]
    expect(said(looks)).toEqual({ text: '甲', sure: false })
    expect(said(looks, { checked: true })).toEqual({ text: '甲', sure: true })
    expect(said([look('paddle', '甲'), look('tesseract', '?')], { checked: true })).toEqual({ text: '甲', sure: false })
  })

  it('is not sure where all looks had to be mended, or none read it well, or it does not hold', () => {
    expect(said([look('paddle', '0'), look('tesseract', '0')])).toEqual({ text: '〇', sure: false })
    expect(said([look('paddle', '0'), look('tesseract', '〇')])).toEqual({ text: '〇', sure: true })
    expect(said([look('paddle', '甲', 50), look('tesseract', '甲', 60)], { well: 70 })).toMatchObject({ sure: false })
    expect(said([look('paddle', '甲'), look('tesseract', '甲')], { holds: () => false })).toMatchObject({ sure: false })
  })

  it('is put together of readings of one length where all differ and none holds', () => {
    const looks = [look('paddle', '甲乙丙'), look('tesseract', '丁乙戊'), look('paddle', '丁己丙')]
    expect(said(looks, { holds: () => false })).toEqual({ text: '丁乙丙', sure: false })
  })

  it('is nothing where nothing was seen', () => {
    expect(said([])).toEqual({})
    expect(said([look('paddle', '?'), { by: 'tesseract', found: {} }])).toEqual({})
  })

  it('stands where it was seen first', () =>
    expect(decided('name', [look('paddle', '甲')], fit)?.box).toMatchObject(place))
})
