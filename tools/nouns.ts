import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './sources.ts'

/** Page by its address, and the folder of web/src/features that it is in. */
export interface PageAddress {
  address: string
  feature: string
}

/** Files and pages among which the tests of a noun are looked for. */
export interface Project {
  tests: readonly string[]
  pages: readonly PageAddress[]
  read(file: string): string
}

const TESTS = ['server/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts']
const PAGE = /path: '([^']+)'[^}]*?import\('\.\/([^']+)\/[^/']+'\)/g

/** The tests that are there, and the pages of the menu. */
export function readProject(): Project {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  const pages = globSync('web/src/features/*/pages.ts', { cwd: ROOT }).flatMap((file) => {
    const domain = path.basename(path.dirname(file))
    return [...read(file).matchAll(PAGE)].map(([, address = '', page = '']) => ({
      address,
      feature: `${domain}/${page}`,
    }))
  })
  return { tests: globSync(TESTS, { cwd: ROOT }).sort(), pages, read }
}

/** Words of a name in the singular: `receipts` and `receipt` are one noun. */
const wordsOf = (name: string): string[] => name.split('-').map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))

/**
 * Whether a folder or a file is named by the noun, alone or with words behind it: `receipt`, `receipts`,
 * `receipt-list`.
 */
function isNamedBy(name: string, noun: string): boolean {
  const words = wordsOf(name)
  return wordsOf(noun).every((word, at) => words[at] === word)
}

/** Whether a path goes through the parts of `domain/noun`, in this order. */
function leadsThrough(segments: readonly string[], parts: readonly string[]): boolean {
  let at = 0
  for (const segment of segments) if (at < parts.length && isNamedBy(segment, parts[at] ?? '')) at += 1
  return at === parts.length
}

/** Folders and name, without what follows the first dot of the name. */
const segmentsOf = (file: string): string[] => file.replace(/\.[^/]*$/, '').split('/')

/** Whether a story opens the address, alone or with a query behind it. */
const opens = (story: string, address: string): boolean =>
  ["'", '"', '`', '?'].some((end) => ["'", '"', '`'].some((start) => story.includes(start + address + end)))

/** A tour through many pages is no story of one of them. */
const LEAST_SHARE = 1 / 3

/**
 * The tests of `receipt` or `settlement/receipt`: those whose folder or name is the noun, on the server, below tests
 * and on the pages, and the stories of whose pages it has every third one or more.
 */
export function testsOf(noun: string, { tests, pages, read }: Project): string[] {
  const parts = noun.split('/')
  const isStory = (file: string): boolean => {
    // Stories are in no domain: the noun alone names them, in whatever place, such as in `company-settings`.
    const words = wordsOf(segmentsOf(file).at(-1) ?? '')
    if (wordsOf(parts.at(-1) ?? '').every((word) => words.includes(word))) return true
    const story = read(file)
    const opened = pages.filter(({ address }) => opens(story, address))
    const own = opened.filter(({ feature }) => leadsThrough(feature.split('/'), parts))
    return own.length > 0 && own.length >= opened.length * LEAST_SHARE
  }
  return tests.filter(
    (file) => leadsThrough(segmentsOf(file), parts) || (file.startsWith('tests/e2e/') && isStory(file)),
  )
}
