import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { momentOf } from '../../../kernel/values/clock.js'
import { keepPictures } from '../../file/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { decideWaybills, writeWaybills } from '../change/creation/creation.js'
import { References } from '../change/creation/references.js'
import { conflictOf, conflictOfRefusal, draftOf, type LoadFacts } from './draft.js'
import { PunchConflict, punchKindLabels } from './enums.js'
import {
  courses,
  type KnownTrip,
  LONGEST_TRIP_MS,
  loadedNear,
  type Mark,
  type Matched,
  matchMarks,
} from './matching.js'
import { moveTrips } from './moves.js'
import { type Batch, type Fresh, namedIn, type Resolved, resolve } from './resolve.js'
import * as queries from './take.queries.js'
import { punchTexts as texts } from './texts.js'

/** Time between two loadings of a truck below which one of them is taken for a mistake. */
const NORM_MINUTES = 20
const NORM_MS = NORM_MINUTES * 60_000

/** Error of a punch that came twice at once with different trucks: the command starts over and finds it. */
class CameTwice extends Error {
  readonly code = '40001'
}

/** Takes the punches of a batch, each once; gives those that came with a conflict. */
export async function takeBatch(tx: Tx, accounts: CardAccounts, batch: Batch): Promise<Fresh[]> {
  const references = await References.find(tx, namedIn(batch.punches))
  const resolved = await resolve(tx, batch, references)
  await queries.takeTurns(
    tx,
    resolved.map(({ punch }) => punch.truckCode ?? punch.id),
  )
  const known = await queries.knownIds(
    tx,
    resolved.map(({ punch }) => punch.id),
  )
  const fresh = resolved.filter(({ punch }) => !known.has(punch.id))
  if (fresh.length === 0) return []
  const machine = await queries.ownMachine(tx)
  for (const { punch } of fresh) punch.machineCode = machine
  const trips = await nearby(tx, fresh)
  await load(tx, accounts, fresh, trips)
  await move(tx, accounts, fresh, trips)
  const punches = fresh.map(({ punch }) => punch)
  if ((await queries.insertPunches(tx, punches, batch.userName)) < punches.length) throw new CameTwice('came twice')
  await keepPictures(
    tx,
    punches.map(({ picture }) => picture),
  )
  return punches.filter(({ state }) => state === 'CONFLICT')
}

interface Nearby {
  trips: KnownTrip[]
  marks: queries.NearMark[]
}

const takes = ({ punch }: Resolved): boolean => punch.state === 'TAKEN'
const plateOf = ({ punch }: Resolved): string => punch.truckCode ?? ''

/** Trips and marks that the batch can change, or be changed by. */
async function nearby(tx: Tx, fresh: readonly Resolved[]): Promise<Nearby> {
  const good = fresh.filter(takes)
  if (good.length === 0) return { trips: [], marks: [] }
  const plates = [...new Set(good.map(plateOf))]
  const times = good.map(({ punch }) => punch.correctedAt.getTime())
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const around = (spans: number) => ({
    from: new Date(first - spans * LONGEST_TRIP_MS),
    to: new Date(last + spans * LONGEST_TRIP_MS),
  })
  const trips = await queries.tripsNear(tx, plates, around(2))
  const marks = await queries.marksNear(tx, plates, around(1))
  return {
    marks,
    trips: trips.map(({ truckCode, load: at, ...trip }) => ({
      ...trip,
      truckId: truckCode,
      load: Math.floor(momentOf(at).getTime() / 1000) * 1000,
    })),
  }
}

/** Makes the trips of the loadings. */
async function load(tx: Tx, accounts: CardAccounts, fresh: readonly Resolved[], near: Nearby): Promise<void> {
  const loadings: { one: Resolved; draft: Exclude<ReturnType<typeof draftOf>, { conflict: PunchConflict }> }[] = []
  const loads = [...near.trips]
  for (const one of fresh.filter(({ punch }) => punch.kind === 'LOAD' && punch.state === 'TAKEN')) {
    const at = one.punch.correctedAt.getTime()
    const other = loadedNear(loads, { truckId: plateOf(one), at }, NORM_MS)
    const draft = other
      ? conflictOf(PunchConflict.TWO_LOADS, texts.twoLoads(other.no, new Date(other.load), NORM_MINUTES))
      : draftOf(loadFactsOf(one), one.last)
    if ('conflict' in draft) refuse(one.punch, draft)
    else {
      loadings.push({ one, draft })
      loads.push({ id: draft.id ?? '', no: '', truckId: plateOf(one), load: at, status: 'LOADED' })
    }
  }
  if (loadings.length === 0) return
  const decided = await decideWaybills(
    tx,
    accounts,
    loadings.map(({ draft }) => draft),
  )
  const made = await writeWaybills(tx, accounts, decided)
  for (const [at, created] of made.entries()) {
    const { punch } = loadings[at]?.one ?? {}
    if (!punch) continue
    if (created.refusal) refuse(punch, conflictOfRefusal(created.refusal))
    else {
      punch.waybillId = created.id
      const loaded = punch.correctedAt.getTime()
      near.trips.push({
        id: created.id,
        no: created.no,
        truckId: punch.truckCode ?? '',
        load: loaded,
        status: 'LOADED',
      })
    }
  }
}

const loadFactsOf = ({ punch, userName }: Resolved): LoadFacts => ({
  ...punch,
  truckCode: punch.truckCode ?? '',
  userName,
})

function refuse(punch: Fresh, { conflict, conflictReason }: ReturnType<typeof conflictOf>): void {
  Object.assign(punch, { state: 'CONFLICT', conflict, conflictReason, waybillId: null })
}

/** Moves the trips of departures and unloadings, those that waited for their loading among them. */
async function move(tx: Tx, accounts: CardAccounts, fresh: readonly Resolved[], near: Nearby): Promise<void> {
  const shown = new Set(near.trips.map(({ id }) => id))
  const before = near.marks
    .filter(({ waybillId }) => waybillId === null || shown.has(waybillId))
    .map((mark) => ({
      ...mark,
      truckId: mark.truckCode,
      at: momentOf(mark.correctedAt).getTime(),
      tripId: mark.waybillId,
    }))
  const come = fresh.filter((one) => takes(one) && one.punch.kind !== 'LOAD').map(markOf)
  const marks: Mark[] = [...before, ...come]
  const matched = matchMarks(near.trips, marks)
  const weights = new Map([
    ...before.map(({ id, weightTons }) => [id, weightTons] as const),
    ...fresh.map(({ punch }) => [punch.id, punch.weightTons] as const),
  ])
  const refused = await moveTrips(
    tx,
    accounts,
    { name: 'punch.take', title: texts.batch },
    movesOf(marks, matched, weights),
  )
  const outcome = (mark: Mark) => outcomeOf(mark, matched.get(mark.id), refused)
  const punches = new Map(fresh.map(({ punch }) => [punch.id, punch]))
  for (const mark of come) Object.assign(punches.get(mark.id) ?? {}, outcome(mark))
  const changed = before.flatMap((mark) => {
    const now = outcome(mark)
    const isSame = now.waybillId === mark.waybillId && now.conflictReason === mark.conflictReason
    return isSame ? [] : [{ id: mark.id, ...now }]
  })
  await queries.updatePunches(tx, changed)
}

const markOf = (one: Resolved): Mark => ({
  id: one.punch.id,
  kind: one.punch.kind === 'UNLOAD' ? 'UNLOAD' : 'DEPART',
  truckId: plateOf(one),
  at: one.punch.correctedAt.getTime(),
  tripId: null,
})

const NO_COURSE = { DEPART: undefined, UNLOAD: undefined }

/** Trips whose punches are others than before. */
function movesOf(
  marks: readonly Mark[],
  matched: ReadonlyMap<string, Matched>,
  weights: ReadonlyMap<string, string | null>,
) {
  const before = courses(marks)
  const after = courses(marks.map((mark) => ({ ...mark, tripId: matched.get(mark.id)?.tripId ?? null })))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((waybillId) => {
    const [was, course] = [before.get(waybillId) ?? NO_COURSE, after.get(waybillId) ?? NO_COURSE]
    if (was.DEPART?.id === course.DEPART?.id && was.UNLOAD?.id === course.UNLOAD?.id) return []
    const last = course.UNLOAD ?? course.DEPART
    const weightTons = course.UNLOAD ? (weights.get(course.UNLOAD.id) ?? null) : null
    return [
      { waybillId, course, before: was, weightTons, reason: texts.byPunch(punchKindLabels[last?.kind ?? 'LOAD']) },
    ]
  })
}

function outcomeOf(mark: Mark, matched: Matched | undefined, refused: ReadonlyMap<string, DomainError>) {
  const refusal = refused.get(matched?.tripId ?? '')
  // A trip that cannot be moved keeps the punches that it had.
  if (mark.tripId !== null && (refusal || refused.has(mark.tripId))) return taken(mark.tripId)
  if (refusal) return waiting(conflictOf(PunchConflict.REFUSED, conflictOfRefusal(refusal).conflictReason))
  if (matched?.tripId) return taken(matched.tripId)
  return waiting(conflictOf(matched?.conflict ?? PunchConflict.NO_OPEN_TRIP, reasonOf(mark, matched)))
}

const taken = (waybillId: string) => ({ waybillId, state: 'TAKEN' as const, conflict: null, conflictReason: null })
const waiting = (why: ReturnType<typeof conflictOf>) => ({ waybillId: null, state: 'CONFLICT' as const, ...why })

function reasonOf({ truckId }: Mark, matched: Matched | undefined): string {
  if (matched?.conflict === PunchConflict.ALREADY_DEPARTED) return texts.alreadyDeparted(matched.no)
  if (matched?.conflict === PunchConflict.ALREADY_UNLOADED) return texts.alreadyUnloaded(matched.no)
  return texts.noOpenTrip(truckId)
}
