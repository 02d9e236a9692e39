import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { fleetPaperTable as table } from './fields.js'
import { changesOfPaper, ENTITY, type PaperColumns } from './paper.queries.js'
import type { FleetPaperChange } from './paper.view.js'
import { fleetPaperTexts as texts } from './texts.js'

/** Fields whose changes are kept, by what their columns are called. */
const LABELS: Readonly<Record<keyof PaperColumns, string>> = {
  number: table.number.label,
  validFrom: table.validFrom.label,
  validUntil: table.validUntil.label,
  pictureId: table.pictureUrl.label,
  remark: table.remark.label,
}
const KEPT = Object.keys(LABELS) as (keyof PaperColumns)[]

/** Keeps the fields of a paper before and after a verb. */
export const recorded = (
  tx: Tx,
  entityId: string,
  before: PaperColumns | null,
  after: PaperColumns | null,
): Promise<void> =>
  recordChanges(
    tx,
    KEPT.map((field) => ({
      entity: ENTITY,
      entityId,
      field,
      before: before?.[field] ?? null,
      after: after?.[field] ?? null,
    })),
  )

/** Changes as people read them: of a picture, that there is one. */
export const shownChanges = (changes: Awaited<ReturnType<typeof changesOfPaper>>): FleetPaperChange[] =>
  changes.map((change) => {
    const kept = KEPT.find((field) => field === change.field)
    const shown = (value: string | null) => (kept === 'pictureId' && value !== null ? texts.picture : value)
    return {
      ...change,
      label: kept ? LABELS[kept] : change.field,
      before: shown(change.before),
      after: shown(change.after),
    }
  })
