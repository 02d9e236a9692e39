import { setImmediate } from 'node:timers/promises'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { columnOf } from './columns.js'
import type { NewRow, RowResult } from './import-row.queries.js'
import { createPiece, type PieceContext, plainRow } from './piece.js'
import type { Row } from './prepare.js'
import type { SheetRow } from './row.js'
import { importTexts as texts } from './texts.js'
import { writtenIn } from './told.js'
import { updatePiece } from './update-piece.js'

/** Rows of one transaction. */
export const PIECE = 1000

type Piece = (tx: Tx, context: PieceContext, rows: readonly Row[]) => Promise<RowResult[]>

/**
 * What would become of rows: the import itself, a piece at a time, each rolled back, so that what is told and what is done cannot
 * differ.
 */
export async function checkRows(
  run: RunCommand,
  actor: Actor,
  context: PieceContext,
  rows: readonly SheetRow[],
): Promise<NewRow[]> {
  const dry = (piece: Piece, some: readonly Row[]) =>
    some.length === 0
      ? []
      : run(actor, { name: 'waybill.import.check', title: texts.check, input: null, dryRun: true }, (tx) =>
          piece(tx, context, some),
        )
  const found = new Map<number, RowResult>()
  const good = rows.filter(({ issues }) => issues.length === 0)
  for (let from = 0; from < good.length; from += PIECE) {
    const some = good.slice(from, from + PIECE)
    const created = await dry(createPiece, some)
    const known = new Set(created.flatMap(({ outcome, line }) => (outcome === 'UPDATE' ? [line] : [])))
    const updated = await dry(
      updatePiece,
      some.filter(({ line }) => known.has(line)),
    )
    for (const result of [...created, ...updated]) found.set(result.line, result)
    await setImmediate()
  }
  return rows.map((row): NewRow => ({ ...notYet(found.get(row.line) ?? faultyRow(row)), cells: row.values }))
}

/** Nothing of it has happened: the ids and numbers of new waybills were rolled back with them. */
const notYet = (result: RowResult): RowResult => ({
  ...result,
  done: false,
  ...(result.outcome === 'CREATE' ? { waybillId: null, waybillNo: null } : {}),
})

/** A row with something wrong of its own; one without, that the check left out, comes to nothing before the import itself. */
function faultyRow(row: SheetRow): RowResult {
  const issues = row.issues.map(({ cell, column, message }) => ({
    cell,
    column: column && columnOf(column).title,
    message,
    value: column && writtenIn(row, column),
  }))
  return { ...plainRow(row), outcome: issues.length > 0 ? 'REFUSED' : 'UPDATE', issues }
}
