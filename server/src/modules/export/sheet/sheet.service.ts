import type { Actor } from '../../../kernel/command/actor.js'
import { labelOf } from '../../../kernel/command/permissions.js'
import type { CellKind } from '../../../kernel/list/sheet.js'
import { columnsOf, type Sheet } from '../../../kernel/list/sheet.js'
import { SheetColumnKind, type SheetView } from './sheet.view.js'
import { type Sheets, sheetNamed } from './sheets.js'

const kinds: Record<CellKind, `${SheetColumnKind}`> = {
  text: SheetColumnKind.TEXT,
  money: SheetColumnKind.MONEY,
  quantity: SheetColumnKind.QUANTITY,
  count: SheetColumnKind.COUNT,
  datetime: SheetColumnKind.DATETIME,
}

/** Sheets and their columns, for people who choose among them. */
export class SheetService {
  constructor(private readonly sheets: Sheets) {}

  /** All sheets. They hold no data of a company, so every signed-in person may read them. */
  list(actor: Actor): SheetView[] {
    return Object.entries(this.sheets).map(([name, sheet]) => viewOf(actor, name, sheet))
  }

  find(actor: Actor, name: string): SheetView {
    return viewOf(actor, name, sheetNamed(this.sheets, name))
  }
}

const viewOf = (actor: Actor, name: string, sheet: Sheet): SheetView => ({
  name,
  title: sheet.title,
  permission: sheet.permission,
  permissionLabel: labelOf(sheet.permission),
  allowed: actor.can(sheet.permission),
  columns: columnsOf(sheet).map(({ kind, ...column }) => ({ ...column, kind: kinds[kind] })),
})
