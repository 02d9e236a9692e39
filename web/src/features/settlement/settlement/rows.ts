import type { SettlementRowFragment, SettlementsWithPapersQuery } from './settlement.generated'

type Papered = Pick<SettlementsWithPapersQuery['settlements']['records'][number], 'paperRate'>

/** Row of a list; the state of its papers is loaded only where a list needs it. */
export type Settlement = SettlementRowFragment & Partial<Papered>
