import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

interface Choice {
  chosen: string
  lost: string
  mayStandIn: string[]
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Rows of the glossary's last table. */
const choices: Choice[] = (read('docs/glossary.md').split('## The chosen word')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| chosen') && !line.startsWith('| ---'))
  .map((line) => {
    const [chosen = '', lost = '', places = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { chosen, lost, mayStandIn: places.split('; ').flatMap((place) => place.split(': ')[0] || []) }
  })

const sources = ['server/src', 'web/src', 'seeds'].flatMap(sourcesIn)
const texts = new Map([...sources, 'schema.graphql'].map((file) => [file, read(file)]))

const saying = (word: string): string[] => [...texts].flatMap(([file, text]) => (text.includes(word) ? [file] : []))

describe('one thing has one Chinese name', () => {
  it('which the glossary chooses', () => {
    expect(choices.length).toBeGreaterThan(3)
  })

  it.each(choices)('$chosen, not $lost', ({ chosen, lost, mayStandIn }) => {
    expect(saying(lost).filter((file) => !mayStandIn.includes(file))).toEqual([])
    expect(mayStandIn.filter((file) => !saying(lost).includes(file))).toEqual([])
    expect(saying(chosen)).not.toEqual([])
  })
})
