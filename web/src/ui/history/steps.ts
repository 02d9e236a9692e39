/** A change of one field as people read it. */
export interface Change {
  id: string
  label: string
  before: string | null
  after: string | null
  reason: string | null
  createBy: string
  createTime: string
  /** What belongs together whenever it was written. */
  changeSetId?: string | null
}

/** What one person did at once. */
interface Step<One extends Change> {
  key: string
  createBy: string
  createTime: string
  reason: string | null
  changes: One[]
}

/** Changes of one set, or of one person at one moment, as one step, in the order they come: the last one first. */
export function stepsOf<One extends Change>(changes: readonly One[]): Step<One>[] {
  const steps: Step<One>[] = []
  for (const change of changes) {
    const last = steps.at(-1)?.changes[0]
    if (last && setOf(last) === setOf(change) && last.reason === change.reason) steps.at(-1)?.changes.push(change)
    else {
      const { id, createBy, createTime, reason } = change
      steps.push({ key: id, createBy, createTime, reason, changes: [change] })
    }
  }
  return steps
}

const setOf = ({ changeSetId, createTime, createBy }: Change): string => changeSetId ?? `${createTime} ${createBy}`
