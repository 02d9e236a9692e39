import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn, testsIn } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

const lengthOf = (file: string): number => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1
const longerThan = (limit: number, files: string[]): string[] =>
  files.filter((file) => lengthOf(file) > limit).map((file) => `${file} has ${lengthOf(file)} lines`)

const sources = ['server/src', 'web/src', 'seeds', 'tools', 'tests/support'].flatMap(sourcesIn)
const besideSources = ['server/src', 'web/src', 'tools'].flatMap(testsIn)
/** Whether a migration was released; such a file is never edited again, not even to split it. */
const isReleased = (file: string): boolean => file.startsWith('server/src/platform/database/migrations/0003-tickets/')

describe('files stay small', () => {
  it('no source is longer than 300 lines, nor a test that stands beside one', () => {
    const files = [...sources, ...besideSources].filter((file) => !isReleased(file))
    expect(longerThan(300, files)).toEqual([])
  })

  it('no other test is longer than 600 lines', () => {
    expect(longerThan(600, testsIn('tests'))).toEqual([])
  })

  it('half of the sources have at most 80 lines, nine in ten at most 250', () => {
    const lengths = sources.map(lengthOf).sort((one, other) => one - other)
    const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
    expect(at(0.5)).toBeLessThanOrEqual(80)
    expect(at(0.9)).toBeLessThanOrEqual(250)
  })
})
