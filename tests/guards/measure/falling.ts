import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn } from '../../support/imports.ts'
import { citationsIn, textsOfProject } from './citations.ts'
import { commentsIn, isOdd, isWide } from './comments.ts'

/** Figures by name, in the order of the report. */
export type Figures = Record<string, number>

/** Most lines of a file that is too small to stand alone. */
export const SMALL = 25

/** Files that every aggregate has, however short, as `npm run new` writes them. */
const OF_A_KIND =
  /(^|\/)(fields|texts|pages|permissions|list|index|entities|errors)\.ts$|\.(entity|sheet|inputs)\.ts$|^(seeds\/parts|tests\/support\/factories|server\/src\/platform\/database\/migrations)\//

/** Rooms, each with counts of its own, so that one person can rewrite one at a time. */
const ROOMS: Record<string, RegExp> = {
  kernel: /^server\/src\/kernel\//,
  platform: /^server\/src\/platform\//,
  graphql: /^server\/src\/graphql\//,
  modules: /^server\/src\/modules\//,
  'rest of server': /^server\/src\/(?!(kernel|platform|graphql|modules)\/)/,
  web: /^web\//,
  'seeds, tests, tools': /^(seeds|tests|tools)\//,
}

export const linesOf = (file: string): number =>
  readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length

/** Place to be mended, with the count to which it belongs. */
export interface Falling {
  count: string
  file: string
  line: number
  text: string
}

const KINDS = ['small files', 'odd comments', 'wide comments', 'citations'] as const

function countOf(kind: (typeof KINDS)[number], file: string): string {
  const [room = 'documents'] = Object.entries(ROOMS).find(([, of]) => of.test(file)) ?? []
  return `${kind}: ${room}`
}

/** Places of all falling counts, file by file. */
export function fallingPlaces(): Falling[] {
  const sources = ['server/src', 'web/src', 'seeds', 'tests', 'tools'].flatMap(sourcesIn)
  const comments = sources.flatMap(commentsIn)
  const small = sources.filter((file) => linesOf(file) <= SMALL && !OF_A_KIND.test(file))
  return [
    ...small.map((file) => ({ count: countOf('small files', file), file, line: 1, text: `${linesOf(file)} lines` })),
    ...comments.filter(isOdd).map((one) => ({ ...one, count: countOf('odd comments', one.file) })),
    ...comments.filter(isWide).map((one) => ({ ...one, count: countOf('wide comments', one.file) })),
    ...textsOfProject()
      .flatMap(citationsIn)
      .map((one) => ({ ...one, count: countOf('citations', one.file) })),
  ]
}

/** Counts that may only fall; those that have reached 0 are still checked. */
export function countsThatFall(places: readonly Falling[] = fallingPlaces()): Figures {
  const held = KINDS.flatMap((kind) => Object.keys(ROOMS).map((room) => [`${kind}: ${room}`, 0] as [string, number]))
  const counts: Figures = { ...Object.fromEntries(held), 'citations: documents': 0 }
  for (const { count } of places) counts[count] = (counts[count] ?? 0) + 1
  return counts
}
