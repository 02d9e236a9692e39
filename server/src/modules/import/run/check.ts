import { setImmediate } from 'node:timers/promises'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { columnOf, type Fault, type ImportDefinition, type ImportWork, type Piece, type Row } from '../definition.js'
import type { Places } from '../reading/places.js'
import type { SheetRow } from '../reading/row.js'
import { writtenIn } from '../reading/words.js'
import { namedTexts } from '../texts.js'
import { PIECE } from './import.rules.js'
import type { NewRow, RowResult } from './import-row.queries.js'
import { plainRow, refusedRow } from './result.js'

/** Forecast of rows: the import itself, piece by piece and rolled back, so that forecast and import cannot differ. */
export async function checkRows<Key extends string>(
  run: RunCommand,
  actor: Actor,
  { definition, work }: { definition: ImportDefinition<Key>; work: ImportWork<Key> },
  piece: Piece<Key>,
  rows: readonly SheetRow<Key>[],
): Promise<NewRow[]> {
  const options = {
    name: `${definition.name}.import.check`,
    title: namedTexts(definition.words.what).check,
    input: null,
    dryRun: true,
  }
  const dry = (step: (tx: Tx, some: readonly Row<Key>[]) => Promise<RowResult[]>, some: readonly Row<Key>[]) =>
    some.length === 0 ? [] : run(actor, options, (tx) => step(tx, some))
  const found = new Map<number, RowResult>()
  const good = rows.filter(({ issues }) => issues.length === 0)
  for (let from = 0; from < good.length; from += PIECE) {
    const some = good.slice(from, from + PIECE)
    const created = await dry((tx, these) => work.create(tx, piece, these), some)
    const known = new Set(created.flatMap(({ outcome, line }) => (outcome === 'UPDATE' ? [line] : [])))
    const updated = await dry(
      (tx, these) => work.update(tx, piece, these),
      some.filter(({ line }) => known.has(line)),
    )
    for (const result of [...created, ...updated]) found.set(result.line, result)
    await setImmediate()
  }
  const faulty = rows.filter(({ issues }) => issues.length > 0)
  const more = new Map<number, readonly Fault<Key>[]>()
  for (let from = 0; from < faulty.length; from += PIECE) {
    const some = faulty.slice(from, from + PIECE)
    for (const [line, faults] of await run(actor, options, (tx) => work.examine(tx, some))) more.set(line, faults)
    await setImmediate()
  }
  return rows.map(
    (row): NewRow => ({
      ...notYet(found.get(row.line) ?? faultyRow(definition, row, more.get(row.line) ?? [], piece.places)),
      cells: row.values as Record<string, string>,
    }),
  )
}

/** Result without ids and numbers of new records, which were rolled back. */
const notYet = (result: RowResult): RowResult => ({
  ...result,
  done: false,
  ...(result.outcome === 'CREATE' ? { targetId: null, targetNo: null } : {}),
})

/**
 * Result of a row that has faults of its own. A row without any that the rehearsal left out has no result before the
 * import.
 */
function faultyRow<Key extends string>(
  definition: ImportDefinition<Key>,
  row: SheetRow<Key>,
  more: readonly Fault<Key>[],
  places: Places<Key>,
): RowResult {
  if (row.issues.length === 0) return { ...plainRow(row), outcome: 'UPDATE' }
  const cells = row.issues.map(({ cell, column, message }) => ({
    cell,
    column: column && columnOf(definition, column).title,
    message,
    value: column && writtenIn(definition, row, column),
  }))
  const refused = refusedRow(definition, row, more, places)
  return { ...refused, issues: [...cells, ...refused.issues] }
}
