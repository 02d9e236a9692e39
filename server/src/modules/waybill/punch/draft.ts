import { DomainError } from '../../../kernel/errors.js'
import { isoTime } from '../../../kernel/values/clock.js'
import { newId } from '../../../kernel/values/id.js'
import type { NewDraft } from '../change/creation/creation.js'
import { TpMode, WaybillStatus, WeightUnit } from '../enums.js'
import { PunchConflict } from './enums.js'
import type { LastTrip } from './take.queries.js'
import { punchTexts as texts } from './texts.js'

/** Reason why a punch waits, in a code and in words. */
export interface Conflict {
  conflict: PunchConflict
  conflictReason: string
}

export const conflictOf = (conflict: PunchConflict, conflictReason: string): Conflict => ({ conflict, conflictReason })

/** Facts of a punch that a trip is made of. */
export interface LoadFacts {
  correctedAt: Date
  truckCode: string
  cardNo: string | null
  projectId: string | null
  soilType: string | null
  tpMode: `${TpMode}` | null
  dumpSiteId: string | null
  weightTons: string | null
  picture: string | null
  machineCode: string | null
  userName: string
}

const ONE_TRUCK = '1'

/** Form of the trip that a loading begins: the rest of its terms are those of the last trip. */
export function draftOf(facts: LoadFacts, last: LastTrip | undefined): NewDraft | Conflict {
  const projectInfoId = facts.projectId ?? last?.projectId
  if (!projectInfoId) return conflictOf(PunchConflict.PROJECT_UNKNOWN, texts.projectUnknown)
  const goSoilType = facts.soilType ?? last?.goSoilType
  const tpMode = facts.tpMode ?? last?.tpMode
  if (!goSoilType || !tpMode) return conflictOf(PunchConflict.REFUSED, texts.termsUnknown)
  const site = facts.dumpSiteId ?? (tpMode === 'FREIGHT' ? last?.dumpSiteId : null)
  const at = isoTime(facts.correctedAt)
  return {
    id: newId(),
    status: WaybillStatus.LOADED,
    projectInfoId,
    truckCode: facts.truckCode,
    ...(facts.cardNo ? { cardNo: facts.cardNo } : {}),
    tpMode: TpMode[tpMode],
    garbageId: site ?? null,
    goSoilType,
    ...weightOf(facts.weightTons, last),
    inDatetime: at,
    goDatetime: at,
    inStaffName: facts.userName,
    machineCode: facts.machineCode,
    inPicture: facts.picture,
  } as NewDraft
}

/** Measured weight in the unit of the last trip, or in tons; without a weight that of the last trip, or one truck. */
function weightOf(given: string | null, last: LastTrip | undefined) {
  if (given !== null && last?.weightType === 'CUBIC') return { weightType: WeightUnit.CUBIC, weightTons: given }
  if (given !== null) return { weightType: WeightUnit.TON, weightTons: given }
  return { weightType: WeightUnit[last?.weightType ?? 'TRUCK'], weightTons: last?.weightTons ?? ONE_TRUCK }
}

const CARD_REFUSALS: ReadonlySet<string> = new Set([
  'CARD_NOT_ACTIVATED',
  'CARD_VOIDED',
  'CARD_SETTLED',
  'CARD_LOST',
  'CARD_NOT_FOUND',
])

/** Conflict of a trip that the rules of waybills refuse. */
export function conflictOfRefusal({ code, message, fieldErrors }: DomainError): Conflict {
  const reason = fieldErrors.length > 0 ? fieldErrors.map((fault) => fault.message).join('；') : message
  const about = (field: string) => fieldErrors.some((fault) => fault.field === field)
  if (CARD_REFUSALS.has(code) || about('cardNo')) return conflictOf(PunchConflict.CARD_NOT_USABLE, reason)
  if (about('projectInfoId')) return conflictOf(PunchConflict.PROJECT_ENDED, reason)
  return conflictOf(PunchConflict.REFUSED, reason)
}
