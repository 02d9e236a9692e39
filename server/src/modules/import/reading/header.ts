import { placeOf } from '../../../platform/excel/place.js'
import type { MergedCell, RawCell, RawRow } from '../../../platform/excel/reading/raw.js'
import { columnOf, keysOf, requiredKeys, type SheetDefinition } from '../definition.js'
import { importTexts as texts } from '../texts.js'
import { folded } from './text.js'

export interface Header<Key extends string = string> {
  /** Number of the row of headings. */
  line: number
  /** Columns by their place in the sheet, from 0. */
  keys: ReadonlyMap<number, Key>
  /** Headings as written, such as 数量（吨）. */
  headings: ReadonlyMap<Key, string>
  /** Unknown headings, whose columns are ignored. */
  unknown: string[]
}

/** Rows that are searched for headings, since a title or the maker may stand above them. */
const SEARCHED = 10
/** Number of known headings that make a row the row of headings. */
const ENOUGH = 2

type Named<Key extends string> = Pick<SheetDefinition<Key>, 'columns' | 'words'>

/** Finds the row of headings and the columns below them; returns a text where the sheet is refused. */
export function readHeader<Key extends string>(definition: Named<Key>, rows: readonly RawRow[]): Header<Key> | string {
  const keyOf = namesOf(definition)
  const row = bestOf(definition, rows, keyOf)
  if (!row) return noHeader(definition)
  const keys = new Map<number, Key>()
  const places = new Map<Key, string>()
  const headings = new Map<Key, string>()
  const unknown: string[] = []
  for (const [at, raw] of row.cells.entries()) {
    const place = placeOf(row.line, at)
    const cell = shownIn(raw)
    const beside = isMerged(raw) && raw.beside ? raw : undefined
    const spread = beside && keyOf(cell)
    // A heading over several merged columns does not tell which of them it means.
    if (spread) return texts.mergedHeading(beside.range, columnOf(definition, spread).title)
    if (beside) continue
    if (typeof cell === 'object' && cell !== null) return texts.oddHeading(place)
    const heading = cell === null ? '' : String(cell).trim()
    if (heading === '') continue
    const key = keyOf(heading)
    const before = key && places.get(key)
    if (before) return texts.headingTwice(before, place, columnOf(definition, key).title)
    if (!key) {
      unknown.push(heading.slice(0, 40))
      continue
    }
    keys.set(at, key)
    places.set(key, place)
    headings.set(key, heading)
  }
  const missing = requiredKeys(definition).filter((key) => !places.has(key))
  if (missing.length > 0) return texts.headingsMissing(missing.map((key) => columnOf(definition, key).title))
  return { line: row.line, keys, headings, unknown }
}

/**
 * Row with the most required headings, then with the most known ones, since a row above it may only group the columns.
 * Missing headings are counted in this row.
 */
function bestOf<Key extends string>(
  definition: Named<Key>,
  rows: readonly RawRow[],
  keyOf: (heading: unknown) => Key | undefined,
): RawRow | undefined {
  const required = requiredKeys(definition)
  let best: { row: RawRow; rank: number } | undefined
  for (const row of rows.slice(0, SEARCHED)) {
    const known = row.cells.flatMap((cell) => keyOf(shownIn(cell)) ?? [])
    if (known.length < ENOUGH) continue
    const keys = new Set(known)
    const rank = required.filter((key) => keys.has(key)).length * MOST_COLUMNS + keys.size
    if (!best || rank > best.rank) best = { row, rank }
  }
  return best?.row
}

const MOST_COLUMNS = 1000

/** Content of a cell, even of a merged one. */
const shownIn = (cell: RawCell): RawCell => (isMerged(cell) ? cell.value : cell)
const isMerged = (cell: RawCell): cell is MergedCell => typeof cell === 'object' && cell?.odd === 'MERGED'

export const noHeader = ({ words }: Pick<SheetDefinition, 'words'>): string => texts.noHeader(words.headings)

/** Names that a heading may mean: without a star, a colon, or a unit in brackets. */
function namesOf<Key extends string>(definition: Named<Key>): (heading: unknown) => Key | undefined {
  const known = new Map<string, Key>(
    keysOf(definition).flatMap((key) => {
      const { title, synonyms } = columnOf(definition, key)
      return [title, ...synonyms].map((name): [string, Key] => [folded(name), key])
    }),
  )
  return (heading) => {
    if (typeof heading !== 'string') return undefined
    const bare = folded(heading)
      .replace(/[([【].*?[)\]】]/g, '')
      .replace(/[*:#]/g, '')
    return known.get(bare)
  }
}
