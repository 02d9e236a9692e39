import { faces } from '@tufang/tests/papers/faces'
import { Sheet } from '@tufang/tests/papers/sheet'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Grey } from '../picture/picture.js'
import { PaddleReader } from './paddle-reader.js'
import { stripOf } from './strip.js'

const greyOf = async (png: Buffer): Promise<Grey> => {
  const { data, info } = await sharp(png).extractChannel('red').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Picture of a line, black on white, with the given height. */
const lineOf = (text: string, height: number): Promise<Grey> => {
  const wide = [...text].reduce((sum, letter) => sum + (letter > '~' ? 0.65 : 0.4), 0.6)
  const sheet = new Sheet(Math.ceil(wide * height), height, '#fff', faces.sans)
  sheet.write(text, height * 0.3, height * 0.15, { size: height * 0.65 })
  return greyOf(sheet.png())
}

const whole = (grey: Grey) => stripOf(grey, { left: 0, top: 0, right: grey.width, bottom: grey.height })
const blank = (width: number, height: number): Grey => ({ data: Buffer.alloc(width * height, 255), width, height })

describe('the engine that finds lines and reads them', () => {
  let reader: PaddleReader
  beforeAll(async () => {
    reader = await PaddleReader.start()
  })
  afterAll(() => reader.stop())

  const textsOf = async (...greys: Grey[]): Promise<string[]> => {
    const read = await reader.read(await Promise.all(greys.map(whole)))
    return read.map((characters) => characters.map(({ text }) => text).join(''))
  }

  it.each([20, 48, 131])('reads a line that is %i points high', async (height) => {
    const lines = ['深圳市宏远土石方工程有限公司', '91350100M000100Y43']
    const [one, other] = await Promise.all(lines.map((line) => lineOf(line, height)))
    if (!one || !other) throw new Error('no lines')
    expect(await textsOf(one, other)).toEqual(lines)
  })

  it('tells where in a line its characters stand, and how sure it is of each', async () => {
    const [read = []] = await reader.read([await whole(await lineOf('人民币壹仟万元整', 48))])
    expect(read.map(({ text }) => text).join('')).toBe('人民币壹仟万元整')
    expect(read.map(({ at }) => at)).toEqual(read.map(({ at }) => at).toSorted((a, b) => a - b))
    for (const [n, { at, likely }] of read.entries()) {
      // Eight characters of 31.2 points each, from 14.4 of 279 on.
      expect(at).toBeCloseTo((14.4 + (n + 0.5) * 31.2) / 279, 1)
      expect(likely).toBeGreaterThan(0.5)
    }
  })

  it('reads the same of the same line', async () => {
    const strip = await whole(await lineOf('广东省五华县水寨镇高岭村3组110号', 30))
    const [one, other] = await reader.read([strip, strip])
    expect(one).toEqual(other)
  })

  it('reads nothing of a blank line, nor of lines of odd sizes', async () => {
    expect(await textsOf(blank(400, 40), blank(1, 1), blank(3, 90), blank(5000, 4))).toEqual(['', '', '', ''])
    expect(await reader.read([])).toEqual([])
  })

  it('finds the lines of a paper, and none on an empty one', async () => {
    const sheet = new Sheet(1000, 640, '#fff', faces.sans)
    sheet.write('深圳市宏远土石方工程有限公司', 100, 100, { size: 36 })
    sheet.write('二〇二六年三月一日', 500, 400, { size: 36 })
    const found = (await reader.find(await greyOf(sheet.png()))).sort((a, b) => a.top - b.top)
    expect(found).toHaveLength(2)
    const [first, second] = found
    // Fourteen characters of 36 points from 100 on, and nine from 500 on, with a margin around them.
    for (const [line, left, right, top] of [
      [first, 100, 604, 100],
      [second, 500, 824, 400],
    ] as const) {
      expect(Math.abs((line?.left ?? 0) - left)).toBeLessThan(20)
      expect(Math.abs((line?.right ?? 0) - right)).toBeLessThan(20)
      expect(Math.abs((line?.top ?? 0) - top)).toBeLessThan(20)
      expect(Math.abs(line?.askew ?? 1)).toBeLessThan(0.01)
    }
    expect(await reader.find(blank(900, 70))).toEqual([])
  })
})

it('does not start without its models', async () => {
  const missing = { detectionPath: '/nowhere/a.onnx', recognitionPath: '/nowhere/b.onnx', dictionaryPath: '/nowhere/c' }
  await expect(PaddleReader.start(missing)).rejects.toThrow(/no such file.*\/nowhere\//)
})
