import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn, testsIn } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

const lengthOf = (file: string): number => readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length
const longerThan = (limit: number, files: string[]): string[] =>
  files.filter((file) => lengthOf(file) > limit).map((file) => `${file} has ${lengthOf(file)} lines`)

const sources = ['server/src', 'web/src', 'seeds', 'tests/support'].flatMap(sourcesIn)

describe('files stay small', () => {
  it('no source is longer than 400 lines', () => {
    expect(longerThan(400, sources)).toEqual([])
  })

  it('no test is longer than 600 lines', () => {
    expect(longerThan(600, ['server/src', 'web/src', 'tests'].flatMap(testsIn))).toEqual([])
  })

  it('half of the sources have at most 80 lines, nine in ten at most 250', () => {
    const lengths = sources.map(lengthOf).sort((one, other) => one - other)
    const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
    expect(at(0.5)).toBeLessThanOrEqual(80)
    expect(at(0.9)).toBeLessThanOrEqual(250)
  })
})
