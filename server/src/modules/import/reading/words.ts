import { columnOf, type Row, type SheetDefinition } from '../definition.js'
import type { Kind } from './cell.js'

type Read<Key extends string> = Pick<SheetDefinition<Key>, 'columns' | 'kinds'>

/** Kind by which the cells of a column are read. */
export function kindOf<Key extends string>(definition: Read<Key>, key: Key): Kind {
  const { kind, title } = columnOf(definition, key)
  const found = definition.kinds[kind]
  if (!found) throw new Error(`${title} is of no known kind`)
  return found
}

/**
 * Text of a cell in the words of the sheet instead of codes; as written where it was unreadable. Null for an empty
 * cell.
 */
export function cellText<Key extends string>(
  definition: Read<Key>,
  key: Key,
  value: string | undefined,
): string | null {
  const { words = {} } = kindOf(definition, key)
  if (value === undefined || value === '') return null
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value
}

/** Text of a cell in a refusal: as written, if that is still known. */
export const writtenIn = <Key extends string>(
  definition: Read<Key>,
  { values, written }: Pick<Row<Key>, 'values' | 'written'>,
  key: Key,
): string | null => written?.[key] ?? cellText(definition, key, values[key])
