import { ZERO } from '../../../kernel/money/money.js'
import type { BoardFigures, BoardProject } from './board.view.js'

/** Figures as reports were kept before their cost had parts, when it was of haulage alone. */
type Kept<Figures extends BoardFigures> = Partial<Figures> & Pick<BoardFigures, 'transportCost' | 'internalCost'>

const withParts = <Figures extends BoardFigures>(kept: Kept<Figures>): Figures =>
  ({
    outsideCost: kept.transportCost,
    insideCost: kept.internalCost,
    adjustAmt: ZERO,
    ticketCost: ZERO,
    ticketAdjustAmt: ZERO,
    dumpFee: ZERO,
    machineCost: ZERO,
    unpricedCount: 0,
    unpricedTicketCount: 0,
    unpricedEntryCount: 0,
    unpricedShiftCount: 0,
    ...kept,
  }) as unknown as Figures

/** A project as a report keeps it, with what reports did not say at the time; what they said stays. */
export const keptProject = (kept: BoardProject): BoardProject => ({
  ...kept,
  figures: withParts(kept.figures),
  phases: kept.phases.map((phase) => withParts(phase)),
})
