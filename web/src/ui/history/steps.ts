/** A change of one field as people read it. */
export interface Change {
  id: string
  label: string
  before: string | null
  after: string | null
  reason: string | null
  createBy: string
  createTime: string
}

/** What one person did at once. */
interface Step {
  key: string
  createBy: string
  createTime: string
  reason: string | null
  changes: Change[]
}

/** Changes of one person at one moment as one step, in the order they come: the last one first. */
export function stepsOf(changes: readonly Change[]): Step[] {
  const steps: Step[] = []
  for (const change of changes) {
    const { createBy, createTime, reason } = change
    const last = steps.at(-1)
    if (last?.createTime === createTime && last.createBy === createBy && last.reason === reason) {
      last.changes.push(change)
    } else {
      steps.push({ key: change.id, createBy, createTime, reason, changes: [change] })
    }
  }
  return steps
}
