import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { FieldChangeView } from '../../../kernel/command/history.view.js'
import { surveyTable as table } from './fields.js'
import { type ChangeOfPhase } from './history.queries.js'
import type { NewSurvey } from './survey.queries.js'

/** Name of surveys in the history of a phase, by day, which also keeps deleted ones. */
export const ENTITY = 'phaseSurvey'

const KEPT = ['cubic', 'remark'] as const
type Kept = (typeof KEPT)[number]

/** Records changes of surveys; moving one to another day removes it from its old day. */
export const recordSurveys = (
  tx: Tx,
  changes: readonly { before: NewSurvey | null; after: NewSurvey | null }[],
): Promise<void> =>
  recordChanges(
    tx,
    changes.flatMap(({ before, after }) => {
      const isMoved = before !== null && after !== null && before.day !== after.day
      const steps = isMoved
        ? [
            { before, after: null },
            { before: null, after },
          ]
        : [{ before, after }]
      return steps.flatMap(({ before, after }) => {
        const of = before ?? after
        if (of === null) return []
        return KEPT.map((field) => ({
          entity: ENTITY,
          entityId: of.phaseId,
          field: `${of.day}.${field}`,
          before: before?.[field] ?? null,
          after: after?.[field] ?? null,
        }))
      })
    }),
  )

/** A change as people read it. */
export function toldChange({ phaseId: _, ...change }: ChangeOfPhase): FieldChangeView {
  const [day = '', field = ''] = change.field.split('.')
  return { ...change, label: `${day} ${table[field as Kept]?.label ?? field}` }
}
