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

/** Project of a stored report, with fields that reports did not have at the time. */
export const keptProject = (kept: BoardProject): BoardProject => ({
  ...kept,
  figures: withParts(kept.figures),
  phases: kept.phases.map((phase) => withParts(phase)),
})
