import { expect, it } from 'vitest'
import { mermaid, PAGE, readPage, redrawn, shortest } from '../../../tools/graph.ts'
import type { Import } from '../../support/imports.ts'

const imported = (from: string, to: string): Import => ({ from, to, isType: false, isLazy: false })

const waysOf = (text: string) =>
  new Map(text.split(' ').map((way) => [way[0] ?? '', new Set(way.slice(1))] as [string, Set<string>]))

it('the drawing of the rooms is what they import: npm run graph draws it anew', () => {
  expect(readPage(), `${PAGE} is stale`).toBe(redrawn(readPage()))
})

it.each([
  ['a longer way', 'abc bc c', 'ab bc c'],
  ['a way over several rooms', 'abcd bc cd d', 'ab bc cd d'],
  ['two ways that end in the same room', 'abc bd cd d', 'abc bd cd d'],
  ['a circle', 'ab bc ca', 'ab bc ca'],
])('%s is drawn by the shortest ways', (_, given, drawn) => {
  expect(shortest(waysOf(given))).toEqual(waysOf(drawn))
})

it('several rooms of a frame that lead to one room are one line, and so are two ways between rooms', () => {
  const imports = [
    imported('modules/a', 'base'),
    imported('modules/b', 'base'),
    imported('base', 'x'),
    imported('x', 'base'),
  ]
  const arrows = mermaid({ imports, roomOf: (file) => file })
    .split('\n')
    .filter((line) => line.includes('--'))
  expect(arrows).toEqual(['  base <--> x', '  modules --> base'])
})
