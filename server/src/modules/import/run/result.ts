import { columnOf, type Fault, type ImportDefinition, type Row } from '../definition.js'
import type { Places } from '../reading/places.js'
import { writtenIn } from '../reading/words.js'
import type { RowResult } from './import-row.queries.js'

/** Result of a row that is to be created, before it is judged. */
export const plainRow = ({ line }: { line: number }): RowResult => ({
  line,
  outcome: 'CREATE',
  done: false,
  issues: [],
  changes: [],
  targetId: null,
  targetNo: null,
})

/** Result of a refused row, with the faulty cells. */
export function refusedRow<Key extends string>(
  definition: ImportDefinition<Key>,
  row: Row<Key>,
  faults: readonly Fault<Key>[],
  places: Places<Key>,
): RowResult {
  const issues = faults.map(({ column, message }) => ({
    cell: column && places.of(row.line, column),
    column: column && columnOf(definition, column).title,
    message,
    value: column && writtenIn(definition, row, column),
  }))
  return { ...plainRow(row), outcome: 'REFUSED', issues }
}
