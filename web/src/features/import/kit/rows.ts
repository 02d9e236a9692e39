import type { Import, ImportRow, Outcome } from './source'
import { texts } from './texts'

export const OUTCOMES = Object.keys(texts.outcomes) as Outcome[]

/** Whether an import waits for the background, or runs there. */
export const isOpen = ({ status }: Pick<Import, 'status'>) => status === 'QUEUED' || status === 'RUNNING'

/** Step that an import has reached. */
export function stepOf(task: Pick<Import, 'status' | 'commitTime'> | null): keyof typeof texts.step {
  if (!task) return 'upload'
  return task.status === 'CHECKED' || !task.commitTime ? 'check' : 'commit'
}

/** Rows to import, imported rows, and their share as a whole percentage. */
export function progressOf({ createCount, updateCount, pendingCount }: Import) {
  const total = createCount + updateCount
  const done = total - pendingCount
  return { total, done, percent: total === 0 ? 0 : Math.floor((done / total) * 100) }
}

/** Field of an import that counts the rows of a result. */
export const countFields = {
  CREATE: 'createCount',
  UPDATE: 'updateCount',
  UNCHANGED: 'unchangedCount',
  REFUSED: 'refusedCount',
} as const satisfies Record<Outcome, keyof Import>

/** Result of a row in words, real or forecast. */
export function outcomeWord({ outcome, done }: Pick<ImportRow, 'outcome' | 'done'>): string {
  const word = texts.outcomes[outcome]
  if (outcome === 'UNCHANGED' || outcome === 'REFUSED') return word
  return done ? texts.done(word) : texts.planned(word)
}

/** Faulty cells with their contents and faults; or the changes of an update. */
export const cellsOf = ({ issues }: ImportRow): string => issues.flatMap(({ cell }) => cell ?? []).join('、')
export const valuesOf = ({ issues }: ImportRow): string =>
  issues.flatMap(({ cell, value }) => (cell === null ? [] : [value ?? texts.blank])).join('、')
export const toldOf = ({ issues, changes }: ImportRow): string =>
  [
    ...issues.map(({ message }) => message),
    ...changes.map(({ label, before, after }) => texts.change(label, before ?? texts.blank, after ?? texts.blank)),
  ].join('；')
