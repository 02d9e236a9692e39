import type { WaybillChangesQuery } from './history.generated'

type Change = WaybillChangesQuery['waybillChanges'][number]

/** What one person did at once. */
export interface Step {
  key: string
  createBy: string
  createTime: string
  reason: string | null
  changes: Change[]
}

/** Changes that belong together as one step, in the order they come: the last one first. */
export function stepsOf(changes: readonly Change[]): Step[] {
  const steps: Step[] = []
  for (const change of changes) {
    const last = steps.at(-1)
    const key = change.changeSetId ?? `${change.createTime} ${change.createBy}`
    if (last?.key === key && last.reason === change.reason) last.changes.push(change)
    else steps.push({ key, ...pick(change), changes: [change] })
  }
  return steps
}

const pick = ({ createBy, createTime, reason }: Change) => ({ createBy, createTime, reason })
