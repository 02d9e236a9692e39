import { placeOf } from '../../../platform/excel/place.js'
import type { RawRow } from '../../../platform/excel/reading/raw.js'
import type { WeightUnit } from '../enums.js'
import { type ColumnKey, columnKeys, columnOf, requiredKeys } from './columns.js'
import { folded } from './text.js'
import { importTexts as texts } from './texts.js'

export interface Header {
  /** The row it stands in. */
  line: number
  /** By the place of the column in the sheet, from 0 up. */
  keys: ReadonlyMap<number, ColumnKey>
  /** Headings that mean nothing here; their columns are left out. */
  unknown: string[]
  /** The unit that the heading of the quantity says, such as 方量 or 数量（吨）. */
  unit: `${WeightUnit}` | null
}

/** Above the headings there may be a title, or who made the sheet. */
const SEARCHED = 10
/** So many known headings make a row the row of headings. */
const ENOUGH = 2

/** Finds the row of headings and says what each column is; a text says why the sheet cannot be taken. */
export function readHeader(rows: readonly RawRow[]): Header | string {
  const row = rows.slice(0, SEARCHED).find(({ cells }) => cells.filter((cell) => keyOf(cell)).length >= ENOUGH)
  if (!row) return texts.noHeader
  const keys = new Map<number, ColumnKey>()
  const places = new Map<ColumnKey, string>()
  const unknown: string[] = []
  let unit: Header['unit'] = null
  for (const [at, cell] of row.cells.entries()) {
    const place = placeOf(row.line, at)
    if (typeof cell === 'object' && cell !== null) return texts.oddHeading(place)
    const heading = cell === null ? '' : String(cell).trim()
    if (heading === '') continue
    const key = keyOf(heading)
    const before = key && places.get(key)
    if (before) return texts.headingTwice(before, place, columnOf(key).title)
    if (!key) {
      unknown.push(heading.slice(0, 40))
      continue
    }
    keys.set(at, key)
    places.set(key, place)
    if (key === 'weightTons') unit = unitOf(heading)
  }
  const missing = requiredKeys.filter((key) => !places.has(key)).map((key) => columnOf(key).title)
  return missing.length > 0 ? texts.headingsMissing(missing) : { line: row.line, keys, unknown, unit }
}

const known = new Map<string, ColumnKey>(
  columnKeys.flatMap((key) => {
    const { title, synonyms } = columnOf(key)
    return [title, ...synonyms].map((name): [string, ColumnKey] => [folded(name), key])
  }),
)

/** What a heading means, whatever is added to it: a star, a colon, a unit in brackets. */
function keyOf(heading: unknown): ColumnKey | undefined {
  if (typeof heading !== 'string') return undefined
  const bare = folded(heading)
    .replace(/[([【].*?[)\]】]/g, '')
    .replace(/[*:#]/g, '')
  return known.get(bare)
}

function unitOf(heading: string): Header['unit'] {
  if (/吨|净重|t\b/i.test(heading)) return 'TON'
  if (/方|m3|m³/i.test(heading)) return 'CUBIC'
  return /车/.test(heading) ? 'TRUCK' : null
}
