import type { Actor } from '../../../kernel/command/actor.js'
import type { ChangedType } from '../enums.js'
import { idsFor, isTold } from './audience.js'
import type { Look, Note } from './change.queries.js'
import type { ChangesView } from './change.view.js'
import { isWithin, type Place, placeText, snapshotOf } from './place.js'
import type { Wish } from './wish.js'

/** Records of a type, and requests, that an event names; of more it names the type alone. */
const MOST_IDS = 100
/** Time in ms after which a place is told although nothing has changed, so that it can still be resumed from. */
const FRESH_MS = 600_000

/** Caller of a stream as the door knows him. */
export interface Listening {
  /** Actor with his present rights; throws the refusal that he would get by now. */
  present(): Promise<Actor>
  /** Fires when the caller has left, or has stayed long enough. */
  left: AbortSignal
}

/** Changes of a type: records and requests, each null where some of them are not named. */
interface Changed {
  ids: Set<string> | null
  requestIds: Set<string> | null
}

interface Pending {
  place: Place
  everything: boolean
  changes: Map<ChangedType, Changed>
}

/** Names that are joined to others, as far as all of them are given and an event has room for them. */
function joined(
  known: Set<string> | null | undefined,
  names: readonly string[] | null | undefined,
): Set<string> | null {
  if (known === null || !names) return null
  const all = new Set([...(known ?? []), ...names])
  return all.size <= MOST_IDS ? all : null
}

/**
 * Stream of changes to one caller. Changes wait in it, joined by type, until he takes them: however slow he is, they
 * take no more room.
 */
export class Follower {
  /** Place up to which he was told; undefined until his first look. */
  place: Place | undefined
  private readonly types: ReadonlySet<ChangedType> | null
  private readonly records: ReadonlySet<string> | null
  private pending: Pending | undefined
  private end: { error?: unknown } | undefined
  private wake: () => void = () => undefined
  private toldAt = performance.now()
  private checkedAt = performance.now()

  constructor(
    readonly companyId: string,
    readonly personId: string,
    { types, ids }: Wish,
    private readonly present: Listening['present'],
  ) {
    this.types = types && new Set(types)
    this.records = ids && new Set(ids)
  }

  /** Events until the stream is finished; those that wait by then are still given. */
  async *events(): AsyncGenerator<ChangesView, void> {
    for (;;) {
      if (this.pending) {
        const { place, everything, changes } = this.pending
        this.pending = undefined
        this.toldAt = performance.now()
        yield {
          id: placeText(place),
          everything,
          changes: [...changes].map(([type, { ids, requestIds }]) => ({
            type,
            ids: ids && [...ids],
            requestIds: requestIds && [...requestIds],
          })),
        }
      } else if (this.end) {
        if ('error' in this.end) throw this.end.error
        return
      } else {
        await new Promise<void>((resolve) => {
          this.wake = resolve
        })
      }
    }
  }

  /** Ends the stream, by a refusal if one is given. */
  finish(end: { error?: unknown } = {}): void {
    this.end ??= end
    this.wake()
  }

  get isFinished(): boolean {
    return this.end !== undefined
  }

  /** Asks for the caller's rights again if that was long ago; a refusal ends the stream. */
  async check(everyMs: number): Promise<Actor | undefined> {
    if (performance.now() - this.checkedAt < everyMs) return undefined
    return this.actor()
  }

  /** Tells what a look has found that the caller has not been told yet. The first look tells his place alone, too. */
  async tell({ place, notes, lost }: Look): Promise<void> {
    const had = this.place && snapshotOf(this.place.snapshot)
    const news = notes.filter((note) => this.isWanted(note) && !(had && isWithin(had, BigInt(note.tx))))
    const isDue = this.place === undefined || lost || performance.now() - this.toldAt > FRESH_MS
    if (news.length > 0 || isDue) {
      const actor = await this.actor()
      if (!actor) return
      const told = news.filter((note) => isTold(actor, note))
      if (told.length > 0 || isDue) this.add(place, lost, told, actor)
    }
    this.place = place
  }

  private async actor(): Promise<Actor | undefined> {
    try {
      const actor = await this.present()
      if (actor.companyId !== this.companyId) this.finish()
      this.checkedAt = performance.now()
      return this.isFinished ? undefined : actor
    } catch (error) {
      this.finish({ error })
      return undefined
    }
  }

  private isWanted({ companyId, type, ids }: Note): boolean {
    if (companyId !== this.companyId || (this.types && !this.types.has(type))) return false
    return !this.records || !ids || ids.some((id) => this.records?.has(id))
  }

  private add(place: Place, everything: boolean, notes: readonly Note[], actor: Actor): void {
    this.pending ??= { place, everything: false, changes: new Map() }
    const { pending, records } = this
    pending.place = place
    pending.everything ||= everything
    if (pending.everything) pending.changes.clear()
    for (const note of pending.everything ? [] : notes) {
      const { type, requestId } = note
      const known = pending.changes.get(type)
      const ids = idsFor(actor, note)?.filter((id) => records?.has(id) ?? true)
      pending.changes.set(type, {
        ids: joined(known?.ids, ids),
        requestIds: joined(known?.requestIds, requestId === null ? null : [requestId]),
      })
    }
    this.wake()
  }
}
