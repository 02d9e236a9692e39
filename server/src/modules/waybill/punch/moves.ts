import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { isoTime } from '../../../kernel/values/clock.js'
import type { CardAccounts } from '../change/accounts.js'
import { type Appraised, appraise, commit, type Plan } from '../change/edit/commit.js'
import { lockAll } from '../change/edit/edit.js'
import { judge } from '../change/edit/judge.js'
import type { WaybillRecord } from '../change/edit/record.queries.js'
import { WaybillStatus } from '../enums.js'
import type { Patch } from '../waybill/fields.js'
import { waybillMachine } from '../waybill/waybill.machine.js'
import type { Course } from './matching.js'

/** Course that a trip shall have by its punches, and the one that it had. */
export interface Move {
  waybillId: string
  course: Course
  before: Course
  weightTons: string | null
  reason: string
}

const NAMES_NOTHING: ReadonlySet<string> = new Set()

/**
 * Brings trips to the course of their punches, with as many statements for fifty as for one; gives the refusal of each
 * that stays as it is.
 */
export async function moveTrips(
  tx: Tx,
  accounts: CardAccounts,
  head: { name: string; title: string },
  moves: readonly Move[],
): Promise<Map<string, DomainError>> {
  const refused = new Map<string, DomainError>()
  if (moves.length === 0) return refused
  const ids = moves.map(({ waybillId }) => waybillId)
  const { records, locked } = await lockAll(tx, accounts, ids, { cardIds: [] })
  const plans: Plan[] = []
  for (const move of moves) {
    const record = records.get(move.waybillId)
    const plan = record ? planOf(tx, record, move, locked.cards) : new DomainError('NOT_FOUND', { what: '运单' })
    if (plan instanceof DomainError) refused.set(move.waybillId, plan)
    else plans.push(plan)
  }
  const appraised = await appraise(tx, accounts, plans)
  const good = appraised.flatMap((one, at): Appraised[] => {
    if (!(one instanceof DomainError)) return [one]
    refused.set(plans[at]?.record.id ?? '', one)
    return []
  })
  await commit(tx, accounts, { ...head, reason: null }, good)
  return refused
}

function planOf(
  { now }: Tx,
  record: WaybillRecord,
  move: Move,
  cards: Parameters<typeof judge>[2]['cards'],
): Plan | DomainError {
  const { course, before } = move
  const status = statusAfter(record, move)
  const refusal = moveRefusal(record, status)
  if (refusal) return refusal
  const patch: Patch = {
    ...(course.DEPART ? { goDatetime: isoTime(new Date(course.DEPART.at)) } : {}),
    ...(!course.DEPART && before.DEPART && record.inDatetime ? { goDatetime: isoTime(record.inDatetime) } : {}),
    ...(course.UNLOAD ? { completeDatetime: isoTime(new Date(course.UNLOAD.at)) } : {}),
    ...(!course.UNLOAD && before.UNLOAD ? { completeDatetime: null } : {}),
    ...(move.weightTons !== null && record.weightType !== 'TRUCK' ? { weightTons: move.weightTons } : {}),
  } as Patch
  const judged = judge(record, { patch }, { cards, retired: NAMES_NOTHING }, now)
  return judged instanceof DomainError ? judged : { record, ...judged, status, reason: move.reason }
}

/** State after the punches; a state that others have brought about stays. */
function statusAfter({ status }: WaybillRecord, { course, before }: Move): WaybillRecord['status'] {
  if (course.UNLOAD) return 'UNLOADED'
  if (status === 'UNLOADED' && !before.UNLOAD) return 'UNLOADED'
  if (course.DEPART || (status === 'IN_TRANSIT' && !before.DEPART)) return 'IN_TRANSIT'
  return 'LOADED'
}

const STEPS: readonly WaybillRecord['status'][] = ['LOADED', 'IN_TRANSIT', 'UNLOADED']

function moveRefusal(record: WaybillRecord, to: WaybillRecord['status']): DomainError | null {
  const from = WaybillStatus[record.status]
  if (record.status === to) return null
  if (STEPS.indexOf(to) < STEPS.indexOf(record.status)) return waybillMachine.refusal(from, 'reopen', record)
  return waybillMachine.refusal(from, to === 'UNLOADED' ? 'unload' : 'depart')
}
