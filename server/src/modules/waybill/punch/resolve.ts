import type { Tx } from '../../../kernel/command/command.js'
import type { References } from '../change/creation/references.js'
import { conflictOf } from './draft.js'
import { PunchConflict } from './enums.js'
import type { GivenPunch } from './punch.inputs.js'
import * as queries from './take.queries.js'
import { punchTexts as texts } from './texts.js'

const MINUTE_MS = 60_000
/** Phones' times after the server's that are still taken for now. */
const FUTURE_MS = 5 * MINUTE_MS
const OLDEST_DAYS = 7
const OLDEST_MS = OLDEST_DAYS * 24 * 3600_000

/** Punch that has not come before, as it is stored in the end. */
export type Fresh = queries.NewPunch

/** Punches of one phone or gate, with the skew of its clock. */
export interface Batch {
  punches: readonly GivenPunch[]
  skewSeconds: number
  /** Links of the pictures, by the ids of their files. */
  pictures: ReadonlyMap<string, string>
  userName: string
}

/** Names in punches; unknown ones become conflicts, never refusals of the batch. */
export const namedIn = (punches: readonly GivenPunch[]) =>
  punches.map(({ truckCode, cardNo, projectInfoId, garbageId }) => ({
    truckCode: truckCode ?? undefined,
    cardNo: cardNo ?? undefined,
    projectInfoId: projectInfoId ?? undefined,
    garbageId: garbageId ?? undefined,
  }))

/** Punch with the last trip that proposes its terms. */
export interface Resolved {
  punch: Fresh
  last: queries.LastTrip | undefined
  userName: string
}

/** Punches in the order of their times, with trucks, cards and last trips found. */
export async function resolve(tx: Tx, batch: Batch, references: References): Promise<Resolved[]> {
  const { punches, skewSeconds, pictures, userName } = batch
  const unique = [...new Map(punches.toReversed().map((punch) => [punch.id, punch])).values()]
  const cardOf = ({ cardNo }: GivenPunch) => references.get('card', cardNo)
  const lasts = await queries.lastTrips(tx.em, tx.actor.companyId, {
    plates: [...new Set(unique.flatMap(({ truckCode }) => references.get('truck', truckCode)?.name ?? []))],
    cardIds: [...new Set(unique.flatMap((punch) => cardOf(punch)?.id ?? []))],
    now: tx.now,
  })
  const lastOf = new Map(lasts.map((trip) => [trip.key, trip]))
  return unique
    .map((given): Resolved => {
      const card = cardOf(given)
      const named = references.get('truck', given.truckCode)
      const last = (named && lastOf.get(named.name)) ?? (card && lastOf.get(card.id))
      const truckCode = named?.name ?? (given.truckCode === null ? last?.truckCode : undefined)
      const correctedAt = corrected(given.at, skewSeconds, tx.now)
      const fault = faultOf(given, { correctedAt, truckCode, references }, tx.now)
      return {
        last,
        userName,
        punch: {
          ...factsOf(given),
          skewSeconds,
          correctedAt,
          truckCode: truckCode ?? given.truckCode,
          truckId: named?.id ?? null,
          cardId: card?.id ?? null,
          picture: pictures.get(given.pictureId ?? '') ?? null,
          machineCode: null,
          waybillId: null,
          state: fault ? 'CONFLICT' : 'TAKEN',
          conflict: fault?.conflict ?? null,
          conflictReason: fault?.conflictReason ?? null,
        },
      }
    })
    .toSorted((one, other) => one.punch.correctedAt.getTime() - other.punch.correctedAt.getTime() || order(one, other))
}

const order = ({ punch: { id: one } }: Resolved, { punch: { id: other } }: Resolved): number => (one < other ? -1 : 1)

const factsOf = ({ projectInfoId, garbageId, pictureId, ...given }: GivenPunch) => ({
  ...given,
  projectId: projectInfoId,
  dumpSiteId: garbageId,
  pictureFileId: pictureId,
})

/** Time of a punch by the server's clock, to the second; a little in the future is now. */
function corrected(at: Date, skewSeconds: number, now: Date): Date {
  const time = Math.floor(at.getTime() / 1000 + skewSeconds) * 1000
  return new Date(
    time > now.getTime() && time - now.getTime() <= FUTURE_MS ? Math.floor(now.getTime() / 1000) * 1000 : time,
  )
}

function faultOf(
  { truckCode: given, cardNo, projectInfoId }: GivenPunch,
  found: { correctedAt: Date; truckCode: string | undefined; references: References },
  now: Date,
) {
  const { correctedAt, truckCode, references } = found
  if (correctedAt > now) return conflictOf(PunchConflict.IN_FUTURE, texts.inFuture(correctedAt))
  if (now.getTime() - correctedAt.getTime() > OLDEST_MS)
    return conflictOf(PunchConflict.TOO_OLD, texts.tooOld(correctedAt, OLDEST_DAYS))
  if (cardNo && !references.get('card', cardNo))
    return conflictOf(PunchConflict.CARD_UNKNOWN, texts.cardUnknown(cardNo))
  if (!truckCode) return conflictOf(PunchConflict.TRUCK_UNKNOWN, given ? texts.truckUnknown(given) : texts.noTruck)
  if (projectInfoId && !references.get('project', projectInfoId))
    return conflictOf(PunchConflict.PROJECT_UNKNOWN, texts.projectUnknown)
  return null
}
