import { describe, expect, it } from 'vitest'
import type { Chunks } from './arrivals.ts'
import { mergedFiles } from './merge.ts'

const LARGE = 100_000

interface Drawn {
  imports?: string[]
  asks?: string[]
  size?: number
}
type Files = Record<string, Drawn>

/**
 * A program of one document, which asks for signing in and for the frame, which asks for pages. Each file holds one
 * module of its name.
 */
function program(pages: Files, shared: Files, others: Files = {}): Chunks {
  const entries = ['signIn', 'frame', ...Object.keys(pages)]
  const first = { main: { asks: ['signIn', 'frame'] }, signIn: {}, frame: {} }
  return new Map(
    Object.entries<Drawn>({ ...first, ...others, ...pages, ...shared }).map(
      ([name, { imports = [], asks = name === 'frame' ? Object.keys(pages) : [], size = 1000 }]) => [
        name,
        {
          ...{ fileName: name, imports, dynamicImports: asks },
          ...{ isEntry: name === 'main', isDynamicEntry: entries.includes(name) },
          modules: { [name]: { renderedLength: size } },
        },
      ],
    ),
  )
}

/** Modules that travel together, a list for each file. */
function filesOf(chunks: Chunks): string[][] {
  const files = Map.groupBy(mergedFiles(chunks), ([, file]) => file)
  return [...files.values()].map((modules) => modules.map(([name]) => name).toSorted())
}

const importing = (...imports: string[]): Drawn => ({ imports })

describe('files of pages', () => {
  it('hold together what the same pages fetch', () => {
    const page = importing('table', 'form')
    expect(filesOf(program({ trucks: page, cards: page }, { table: {}, form: {} }))).toEqual([['form', 'table']])
  })

  it('hold together what most pages fetch, where the others save more requests than they pay for it', () => {
    const whole = importing('table', 'note', 'form')
    const pages = { trucks: whole, cards: whole, prices: importing('table', 'note') }
    const shared = { table: {}, note: {} }
    expect(filesOf(program(pages, { ...shared, form: {} }))).toEqual([['form', 'note', 'table']])
    expect(filesOf(program(pages, { ...shared, form: { size: LARGE } }))).toEqual([['note', 'table'], ['form']])
  })

  it('never need each other', () => {
    const shared = { table: importing('form'), form: { ...importing('date'), size: LARGE }, date: {} }
    const page = importing('table', 'form', 'date')
    const pages = { trucks: page, cards: page, logs: importing('date'), prices: importing('form', 'date') }
    // As one file, table and date would need the form, which needs the date.
    expect(filesOf(program(pages, shared))).not.toContainEqual(['date', 'table'])
  })

  it('bring signing in nothing that it does without', () => {
    const page = importing('request', 'table')
    const pages = { trucks: page, cards: page, prices: page, logs: page }
    const chunks = program(pages, { request: {}, table: {} }, { signIn: importing('request') })
    expect(filesOf(chunks)).toEqual([['request'], ['table']])
  })

  it('count what comes with a module, unless it is there already', () => {
    const page = importing('id', 'note', 'sheet', 'client')
    const pages = { trucks: page, cards: page, logs: importing('id', 'note') }
    const shared = { id: {}, note: {}, sheet: importing('client'), client: { size: LARGE } }
    // The sheet would bring the whole client to a page that needs an id alone.
    expect(filesOf(program(pages, shared))).toEqual([
      ['id', 'note'],
      ['client', 'sheet'],
    ])
    const framed = program(pages, shared, { frame: importing('client') })
    expect(filesOf(framed)).toEqual([['id', 'note', 'sheet'], ['client']])
  })

  it('have names of their modules, each its own', () => {
    const pages = { trucks: importing('a/index.ts'), cards: importing('b/index.ts') }
    const names = mergedFiles(program(pages, { 'a/index.ts': {}, 'b/index.ts': {} }))
    expect([...names.values()]).toEqual(['with-index', 'with-index2'])
  })
})
