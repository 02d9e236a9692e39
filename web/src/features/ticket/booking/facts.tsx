import { formatDateTime } from '../../../ui/format/date'
import type { Fact } from '../../../ui/layout/Group'

/** A moment in a detail; nothing where there is none. */
export const timeFact = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

type Name = 'createBy' | 'createTime' | 'voidName' | 'voidedAt' | 'voidReason'
type Signed = Record<'createBy' | 'createTime', string> & Record<'voidName' | 'voidedAt' | 'voidReason', string | null>

/** Who booked it, and who voided it and why. */
export function bookedFacts(labels: Readonly<Record<Name, string>>, row: Signed): Fact[] {
  const booked: Fact[] = [
    [labels.createBy, row.createBy],
    [labels.createTime, timeFact(row.createTime)],
  ]
  if (!row.voidedAt) return booked
  return [
    ...booked,
    [labels.voidName, row.voidName],
    [labels.voidedAt, timeFact(row.voidedAt)],
    [labels.voidReason, row.voidReason, true],
  ]
}
