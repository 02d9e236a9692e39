import type { Json } from '../../../kernel/command/command.js'
import { type Code, yesOrNo } from '../../../kernel/fields.js'
import { plainTime } from '../../../kernel/values/clock.js'
import type { ExcavatorRecordChange } from './excavator-record.view.js'
import { recordTable as table } from './fields.js'
import type { FoundChange } from './history.queries.js'
import { excavatorTexts as texts } from './texts.js'

/** Fields of a record that its history keeps, by their names there. */
const watched = {
  auditStatus: table.auditStatus,
  fourEyesOff: table.fourEyesOff,
  amount: table.amount,
  projectId: table.projectName,
  machineCode: table.machineCode,
  staffName: table.staffName,
  ledgerType: table.ledgerType,
  shiftType: table.inShiftType,
  inType: table.inType,
  scheduleWork: table.scheduleWork,
  unitWork: table.unitWork,
  address: table.address,
  startDatetime: table.startDatetime,
  endDatetime: table.endDatetime,
  ledgerRemark: table.ledgerRemark,
} as const
type Watched = keyof typeof watched

const isWatched = (field: string): field is Watched => Object.hasOwn(watched, field)

/** Text of a value for people: labels of codes, names of projects. */
function told(field: string, value: Json, projects: ReadonlyMap<string, string>): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return yesOrNo(value)
  const text = String(value)
  if (!isWatched(field)) return text
  if (field === 'projectId') return projects.get(text) ?? texts.otherProject
  const { kind, code }: { kind: string; code?: Code<string> } = watched[field]
  if (kind === 'time') return plainTime(text).slice(0, 16)
  return code?.labels[text] ?? text
}

/** A change as people read it. */
export function changeOf(
  { before, after, entityId: _, ...change }: FoundChange,
  projects: ReadonlyMap<string, string>,
): ExcavatorRecordChange {
  const { field } = change
  return {
    ...change,
    label: isWatched(field) ? watched[field].label : field,
    before: told(field, before, projects),
    after: told(field, after, projects),
  }
}

/** Projects in changes. */
export const projectsIn = (changes: readonly FoundChange[]): string[] => [
  ...new Set(changes.flatMap(({ field, before, after }) => (field === 'projectId' ? [before, after] : [])).map(String)),
]
