import type { Import, ImportRow, Outcome } from './source'
import { texts } from './texts'

export const OUTCOMES = Object.keys(texts.outcomes) as Outcome[]

/** It waits for the background, or the background is at it. */
export const isOpen = ({ status }: Pick<Import, 'status'>) => status === 'QUEUED' || status === 'RUNNING'

/** Which of the three steps an import has come to. */
export function stepOf(task: Pick<Import, 'status' | 'commitTime'> | null): keyof typeof texts.step {
  if (!task) return 'upload'
  return task.status === 'CHECKED' || !task.commitTime ? 'check' : 'commit'
}

/** How many rows were to be imported, how many of them are, and that in whole per cent. */
export function progressOf({ createCount, updateCount, pendingCount }: Import) {
  const total = createCount + updateCount
  const done = total - pendingCount
  return { total, done, percent: total === 0 ? 0 : Math.floor((done / total) * 100) }
}

/** Where an import counts its rows of each outcome. */
export const countFields = {
  CREATE: 'createCount',
  UPDATE: 'updateCount',
  UNCHANGED: 'unchangedCount',
  REFUSED: 'refusedCount',
} as const satisfies Record<Outcome, keyof Import>

/** What has become of a row, or would. */
export function outcomeWord({ outcome, done }: Pick<ImportRow, 'outcome' | 'done'>): string {
  const word = texts.outcomes[outcome]
  if (outcome === 'UNCHANGED' || outcome === 'REFUSED') return word
  return done ? texts.done(word) : texts.planned(word)
}

/** The cells that are to blame, what stands in each, and why; or what an update changes. */
export const cellsOf = ({ issues }: ImportRow): string => issues.flatMap(({ cell }) => cell ?? []).join('、')
export const valuesOf = ({ issues }: ImportRow): string =>
  issues.flatMap(({ cell, value }) => (cell === null ? [] : [value ?? texts.blank])).join('、')
export const toldOf = ({ issues, changes }: ImportRow): string =>
  [
    ...issues.map(({ message }) => message),
    ...changes.map(({ label, before, after }) => texts.change(label, before ?? texts.blank, after ?? texts.blank)),
  ].join('；')
