import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const files = ['seeds', 'tests/bench', 'tests/faults']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/node_modules/**'] }))
  .toSorted()

describe('what Node runs as it is written', () => {
  it.each(['class A { constructor(private readonly a: number) {} }', 'enum A { B }'])(
    'cannot have more than types to leave out: %s',
    (text) => {
      expect(() => stripTypeScriptTypes(text)).toThrow()
    },
  )

  it.each(files)('%s has nothing but types to leave out', (file) => {
    expect(() => stripTypeScriptTypes(readFileSync(path.join(root, file), 'utf8'))).not.toThrow()
  })

  it('is most of a hundred files', () => {
    expect(files.length).toBeGreaterThan(50)
  })
})
