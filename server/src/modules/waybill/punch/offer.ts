import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import { momentOf } from '../../../kernel/values/clock.js'
import { optionalText, validate } from '../../../kernel/values/validate.js'
import { References } from '../change/creation/references.js'
import { TpMode, WaybillStatus } from '../enums.js'
import { PunchKind } from './enums.js'
import { punchTable as table } from './fields.js'
import { LONGEST_TRIP_MS } from './matching.js'
import type { PunchOffer, PunchTrip } from './punch.view.js'
import { type LastTrip, lastTrips } from './take.queries.js'

const askedSchema = z.object({
  cardNo: optionalText(table.cardNo.label, table.cardNo.length),
  truckCode: optionalText(table.truckCode.label, table.truckCode.length),
})

/** Proposal for the next punch of a truck or card, in two statements. */
export async function findOffer(em: Em, actor: Actor, given: object, now: Date): Promise<PunchOffer> {
  const asked = validate(askedSchema, given)
  const references = await References.find({ em, actor, now }, [asked])
  const [truck, card] = [references.get('truck', asked.truckCode), references.get('card', asked.cardNo)]
  if (asked.truckCode && !truck) throw new DomainError('NOT_FOUND', { what: table.truckCode.label })
  if (asked.cardNo && !card) throw new DomainError('NOT_FOUND', { what: table.cardNo.label })
  const [last] = await lastTrips(em, actor.companyId, {
    plates: truck ? [truck.name] : [],
    cardIds: card && !truck ? [card.id] : [],
    now,
  })
  return {
    truckCode: truck?.name ?? last?.truckCode ?? null,
    cardNo: card?.name ?? last?.cardNo ?? null,
    projectInfoId: last?.projectId ?? null,
    projectName: last?.projectName ?? null,
    soilType: last?.goSoilType ?? null,
    tpMode: last ? TpMode[last.tpMode] : null,
    garbageId: last?.dumpSiteId ?? null,
    garbageName: last?.garbageName ?? null,
    weightTons: (last?.weightTons ?? null) as PunchOffer['weightTons'],
    ...nextOf(last, now),
  }
}

/** Trip of the last 24 hours that is not unloaded, and the punch that comes next. */
function nextOf(last: LastTrip | undefined, now: Date): { nextKind: PunchKind; openTrip: PunchTrip | null } {
  if (!last || last.status === 'UNLOADED') return { nextKind: PunchKind.LOAD, openTrip: null }
  const { id, no, status, inDatetime, goDatetime } = last
  if (now.getTime() - momentOf(inDatetime ?? goDatetime).getTime() > LONGEST_TRIP_MS)
    return { nextKind: PunchKind.LOAD, openTrip: null }
  const nextKind = status === 'LOADED' ? PunchKind.DEPART : PunchKind.UNLOAD
  return { nextKind, openTrip: { id, no, status: WaybillStatus[status], inDatetime, goDatetime } }
}
