import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Caller, Outcome, Request } from './caller.ts'

/** Write with its key, which may be sent any number of times. */
export interface Write extends Request {
  key: string
  /** Verb whose effect must be in the database once it is acknowledged, with its answer. */
  kind: 'create' | 'scan' | 'remove'
  card?: string
}

export interface Acknowledged {
  write: Write
  data: unknown
  at: number
}

const CREATE = `mutation ($input: CreateWaybillInput!, $key: String) {
  createWaybill(input: $input, idempotencyKey: $key) { id no remark } }`
const SCAN = `mutation ($cardNos: [String!]!, $key: String) {
  scanCards(cardNos: $cardNos, idempotencyKey: $key) { message cards { cardNo } } }`
const REMOVE = `mutation ($cardNos: [String!]!, $key: String) {
  removeScannedCards(cardNos: $cardNos, idempotencyKey: $key) { cardNo } }`
export const LIST: Request = {
  query: '{ waybills(page: { current: 1, size: 20 }) { total records { id no status receivable } } }',
  variables: {},
}
const PAUSE_MS = 5

interface World {
  /** Prefix of all keys. */
  run: string
  /** Resolves when the program and its database answer; verbs without an answer are then looked up, and sent again. */
  databaseIsBack(): Promise<void>
  /** A killed program may leave requests without an answer. */
  programMayEnd?: boolean
  /** Whether a write is in the database. */
  isDone(write: Write): Promise<boolean>
}

/** Clerks who write all the time, with a new key for every write, and others who read. */
export class Load {
  readonly acknowledged: Acknowledged[] = []
  /** Answers that break a rule, each with its request. */
  readonly faults: string[] = []
  readonly hung: string[] = []
  readonly counts = { later: 0, unknown: 0, unanswered: 0 }
  private stopped = false
  private loops: Promise<unknown>[] = []

  private readonly caller: Caller
  private readonly place: Place
  private readonly world: World

  constructor(caller: Caller, place: Place, world: World) {
    this.caller = caller
    this.place = place
    this.world = world
  }

  start(writers: number, readers: number): void {
    for (let at = 0; at < writers; at++) this.loops.push(this.write(this.writesOf(at)))
    for (let at = 0; at < readers; at++) this.loops.push(this.read())
  }

  /** Resolves when everything under way has been answered, and every write acknowledged. */
  async stop(): Promise<void> {
    this.stopped = true
    await Promise.all(this.loops)
  }

  private writesOf(writer: number): () => Write {
    let count = 0
    const card = this.place.cards[writer]
    return () => {
      const key = `${this.world.run}-${writer}-${++count}`
      if (writer % 2 === 0 || !card) {
        const input = { ...this.place.trip, remark: key }
        return { kind: 'create', key, query: CREATE, variables: { input, key } }
      }
      const [kind, query] = count % 2 ? (['scan', SCAN] as const) : (['remove', REMOVE] as const)
      return { kind, key, card, query, variables: { cardNos: [card], key } }
    }
  }

  private async write(next: () => Write): Promise<void> {
    while (!this.stopped) {
      await this.seeThrough(next())
      await sleep(PAUSE_MS)
    }
    // Restores the cards for the next load.
    const write = next()
    if (write.kind === 'remove') await this.seeThrough(write)
  }

  /** Sends a write until it is acknowledged, or refused for good. */
  private async seeThrough(write: Write): Promise<void> {
    // An attempt without an answer may have succeeded, even if a later one is refused.
    let unheard = false
    for (;;) {
      const outcome = await this.caller.send(write)
      if (outcome.kind === 'done') {
        this.acknowledged.push({ write, data: outcome.data, at: performance.now() })
        return
      }
      this.note(outcome, write)
      await this.world.databaseIsBack()
      if (outcome.kind === 'later' && !unheard && (await this.world.isDone(write)))
        this.faults.push(`told to come again, yet done: ${write.key}`)
      if (outcome.kind === 'refused') return
      unheard ||= outcome.kind !== 'later'
    }
  }

  private async read(): Promise<void> {
    while (!this.stopped) {
      const outcome = await this.caller.send(LIST)
      this.note(outcome, LIST)
      if (outcome.kind === 'gone') await this.world.databaseIsBack()
      await sleep(PAUSE_MS)
    }
  }

  private note(outcome: Outcome, { query, variables }: Request): void {
    if (outcome.kind === 'later' || outcome.kind === 'unknown') this.counts[outcome.kind]++
    else if (outcome.kind === 'gone' && this.world.programMayEnd) this.counts.unanswered++
    else if (outcome.kind !== 'done') {
      const list = outcome.kind === 'hung' ? this.hung : this.faults
      list.push(`${outcome.reason}: ${query.trim().split('\n', 1)[0]} ${JSON.stringify(variables)}`)
    }
  }
}

/** Base data for the writes of a company's clerks. */
export interface Place {
  company: string
  trip: Record<string, unknown>
  /** Cards that can be scanned and are on no list. */
  cards: string[]
}

export async function placeOf(database: pg.Pool, mobile: string): Promise<Place> {
  const { rows } = await database.query<Place>(
    `select m.company_id as company,
       (select jsonb_build_object('projectId', w.project_id, 'truckCode', w.truck_code, 'tpMode', w.tp_mode, 'garbageId', w.dump_site_id,
          'goSoilType', w.go_soil_type, 'weightType', 'TRUCK', 'weightTons', '1', 'goDatetime', '2026-01-02T08:00:00+08:00')
        from waybill w where w.company_id = m.company_id and w.tp_mode = 'FREIGHT' order by w.go_datetime desc limit 1) as trip,
       (select array_agg(k.card_no) from card k where k.company_id = m.company_id and k.status = 'ACTIVATED' and k.giver is null
          and not exists (select from scan_entry e where e.company_id = k.company_id and e.card_id = k.id)
          and exists (select from waybill w where w.company_id = k.company_id and w.card_id = k.id and w.settlement_id is null
            and w.status = 'UNLOADED' and not w.pending_review)) as cards
     from membership m join app_user u on u.id = m.user_id where u.mobile = $1 order by m.created_at limit 1`,
    [mobile],
  )
  const [place] = rows
  if (!place?.trip || !place.cards) throw new Error('the demo has nothing to write about')
  return place
}
