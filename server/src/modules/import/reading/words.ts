import { columnOf, type Row, type SheetDefinition } from '../definition.js'
import type { Kind } from './cell.js'

type Read<Key extends string> = Pick<SheetDefinition<Key>, 'columns' | 'kinds'>

/** How the cells of a column are read. */
export function kindOf<Key extends string>(definition: Read<Key>, key: Key): Kind {
  const { kind, title } = columnOf(definition, key)
  const found = definition.kinds[kind]
  if (!found) throw new Error(`${title} is of no known kind`)
  return found
}

/** What a cell was read as, in the words of the sheet and not in codes; what could not be read as it was written. Null for nothing. */
export function cellText<Key extends string>(
  definition: Read<Key>,
  key: Key,
  value: string | undefined,
): string | null {
  const { words = {} } = kindOf(definition, key)
  if (value === undefined || value === '') return null
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value
}

/** What a refusal shows of a cell: what stands there, as far as that is known still. */
export const writtenIn = <Key extends string>(
  definition: Read<Key>,
  { values, written }: Pick<Row<Key>, 'values' | 'written'>,
  key: Key,
): string | null => written?.[key] ?? cellText(definition, key, values[key])
