import type { ExcavatorRecordRowFragment } from './excavator.generated'

export type ExcavatorRecord = ExcavatorRecordRowFragment
