import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { idTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { assertUnlimited } from '../../identity/index.js'
import { month } from '../cost/month.schema.js'
import { recost } from '../cost/recost.js'
import { lockStock, type Place } from '../entry/book.queries.js'
import { TicketMeasure, TicketSpan, TicketSumPart } from '../enums.js'
import { placeTable } from '../fields.js'
import { refuseUnknown } from '../place.queries.js'
import { monthAfter } from '../stat/range.js'
import { ticketTexts as texts } from '../texts.js'
import { type Differing, lockRecounts, type Month, repairDays } from './days.queries.js'
import type { TicketRecount, TicketRepair } from './recount.view.js'
import { figuresOf, seenChanges } from './repaired.js'
import { askForFolding, repairProjects, repairUnit } from './spans.queries.js'

interface Asked {
  garbageId: string
  /** yyyy-MM */
  yearMonth: string
  soilType: string
  idempotencyKey?: string | null | undefined
}

const schema = z.object({
  garbageId: idTextOf(placeTable.garbageName),
  yearMonth: month(texts.month),
  soilType: requiredTextOf(placeTable.soilType),
})

/** Recount of the sums of tickets: compares them with waybills and ledger, and repairs differences. */
export class TicketRecountService {
  constructor(private readonly run: RunCommand) {}

  /** Recounts a place's tickets of a month and their cost. A second call finds nothing. */
  recount(actor: Actor, { idempotencyKey, ...given }: Asked): Promise<TicketRecount> {
    actor.assert('chain:companyticket:edit')
    assertUnlimited(actor, texts.recount)
    const input = validate(schema, given)
    const options = { name: 'ticket.recount', title: texts.recount, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await refuseUnknown(tx, input)
      const place = { dumpSiteId: input.garbageId, soilType: input.soilType }
      const from = `${input.yearMonth}-01`
      const { checked, differing } = await repaired(tx, place, { from, to: monthAfter(from) })
      await recost(tx, place, from)
      const repairs = differing.flatMap(figuresOf).map(shown)
      const report = repairs.length === 0 ? texts.noDifference : texts.repaired(repairs.length)
      return { message: texts.recounted, report, checked, repaired: repairs }
    })
  }
}

async function repaired(tx: Tx, place: Place, month: Month): Promise<{ checked: number; differing: Differing[] }> {
  await lockStock(tx, place)
  await lockRecounts(tx)
  const { checked, differing } = await repairDays(tx, place, month)
  // One after the other: each uses the sums that the previous one has repaired.
  const units = [...(await repairUnit(tx, place, 'month', month)), ...(await repairUnit(tx, place, 'year', month))]
  const [first] = units
  if (first) await askForFolding(tx, place, { since: month.from, projectId: first.projectId })
  const sums = [...units, ...(await repairProjects(tx, month))]
  return { checked, differing: [...differing, ...seenChanges(sums, differing)] }
}

const measures = {
  collected: TicketMeasure.COLLECTED,
  used: TicketMeasure.USED,
  refunded: TicketMeasure.REFUNDED,
  moves: TicketMeasure.MOVES,
}

const shown = ({ projectId, span, part, measure, ...figure }: ReturnType<typeof figuresOf>[number]): TicketRepair => ({
  ...figure,
  span: TicketSpan[span],
  part: TicketSumPart[part],
  measure: measures[measure],
  projectInfoId: projectId,
})
