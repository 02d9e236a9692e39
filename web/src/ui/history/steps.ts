/** Change of one field, in the words that people read. */
export interface Change {
  id: string
  label: string
  before: string | null
  after: string | null
  /** Reason, for verbs that ask for one. */
  reason?: string | null
  createBy: string
  createTime: string
  /** Key that changes of one set share, even when they were written at different times. */
  changeSetId?: string | null
}

/** Changes that one person made at once. */
interface Step<One extends Change> {
  key: string
  createBy: string
  createTime: string
  reason: string | null
  changes: One[]
}

/** Groups changes into steps: those of one set, or of one person at one moment. The last step comes first. */
export function stepsOf<One extends Change>(changes: readonly One[]): Step<One>[] {
  const steps: Step<One>[] = []
  for (const change of changes) {
    const last = steps.at(-1)?.changes[0]
    if (last && setOf(last) === setOf(change) && (last.reason ?? null) === (change.reason ?? null))
      steps.at(-1)?.changes.push(change)
    else {
      const { id, createBy, createTime, reason = null } = change
      steps.push({ key: id, createBy, createTime, reason, changes: [change] })
    }
  }
  return steps
}

const setOf = ({ changeSetId, createTime, createBy }: Change): string => changeSetId ?? `${createTime} ${createBy}`
