import 'reflect-metadata'
import type { Logger } from 'pino'
import type { Config } from '../config.js'
import type { Actor } from '../kernel/command/actor.js'
import type { RunCommand } from '../kernel/command/command.js'
import type { ErrorCatalogue } from '../kernel/errors.js'
import type { JsonRow } from '../kernel/list/json-row.js'
import type { Sheet } from '../kernel/list/sheet.js'
import type { Counted, ListSpec } from '../kernel/list/spec.js'
import type { Retention } from '../kernel/retention.js'
import type { Database } from '../kernel/sql/database.js'
import type { publish } from '../kernel/sql/publish.js'
import type { Folding } from '../kernel/sums/folding.js'
import type { Clock } from '../kernel/values/clock.js'
import type { StatisticsService } from '../platform/database/statistics.service.js'
import type { VerbWeight } from '../platform/fair/shares.js'
import type { Jobs } from '../platform/jobs/jobs.js'
import type { TaskKey } from '../platform/jobs/task.queries.js'
import type { Ocr } from '../platform/ocr/ocr.js'
import type { Topic } from '../platform/outbox/outbox.js'
import type { OutboxService } from '../platform/outbox/outbox.service.js'
import type { SmsSender } from '../platform/sms/sms.js'
import type { Storage } from '../platform/storage/storage.js'
import type { Loading } from './loader.js'

/** What the services of every domain stand on. */
export interface Ground {
  config: Config
  database: Database
  clock: Clock
  run: RunCommand
  storage: Storage
  sms: SmsSender
  /** Reads pictures of papers. */
  ocr: Ocr
  outbox: OutboxService
  statistics: StatisticsService
  /** Without it nothing is done in the background: what is started waits for a program that has it. */
  jobs: Pick<Jobs, 'send'> | undefined
  log: Logger | undefined
}

/** A gap that one domain leaves for others to fill, so that it need not know them. */
export class Port<Filling> {
  constructor(readonly name: string) {}

  with(filling: Filling): Filled {
    return { port: this, filling }
  }
}

export interface Filled {
  port: Port<never>
  filling: unknown
}

/** What a person starts and the background does: the name of its job, and what waits for it. */
export interface BackgroundTasks {
  job: string
  work(task: TaskKey, signal: AbortSignal): Promise<void>
  /** What waits to be done; `alone` when no other program can have any of it. */
  waiting(alone: boolean): Promise<TaskKey[]>
}

/** Sheet that a domain takes, with the engine that brings it in. The engine says here what it is (import/importing.ts). */
export interface Imported extends Record<never, never> {}

/** A list under the field of Query that reads it and does nothing else. */
export interface WrittenList {
  field: string
  spec: Pick<ListSpec<never, string>, 'columns' | 'computed'>
  read(actor: Actor, request: Record<string, unknown> & { row: JsonRow; counted: Counted }): Promise<object>
}

/** A view that the baseline creates; `publish` describes it. */
type PublishedView = Pick<ReturnType<typeof publish>, 'name' | 'tableName'>

/** What the program asks of a domain, with the services that it has. */
export interface Face<Services extends object> {
  name: string
  /** What its verbs refuse with, beyond what any request can be refused with. */
  errors?: ErrorCatalogue
  /** What it lets nobody do without, with the Chinese label of each. */
  permissions?: Readonly<Record<string, string>>
  /** What others may read of its tables. */
  published?: readonly PublishedView[]
  resolvers?(services: Services): object[]
  /** Its fields of Query and Mutation that weigh by their nature. */
  weights?: Partial<Record<VerbWeight, readonly string[]>>
  /** Lists whose pages PostgreSQL writes where nothing but their columns is asked for. */
  written?(services: Services): readonly WrittenList[]
  /** GraphQL types that no field names. */
  orphanedTypes?: (abstract new () => object)[]
  /** What can be exported, by its name in the API. */
  sheets?: Record<string, Sheet>
  /** What can come in by spreadsheet. */
  imports?(services: Services): readonly Imported[]
  fills?: readonly Filled[]
  /** Who delivers what it has written to the outbox, by topic. */
  topics?(services: Services): Record<string, Topic>
  /** What of its tables goes by itself, and when. */
  retention?(services: Services): Retention[]
  /** Tables of sums that it keeps, by the name of the job that folds them. */
  sums?(services: Services): Record<string, Folding>
  /** Defines its jobs and says when they come round. */
  jobs?(jobs: Jobs, services: Services, ground: Ground): void
  tasks?(services: Services, ground: Ground): BackgroundTasks[]
}

/** All that the program knows of a domain. A new one is a folder with this in its index.ts, and a line in domains.ts. */
export interface Domain<Services extends object = object, Loaders extends object = object>
  extends Face<NoInfer<Services>> {
  /** Made once for a program, by name; the names are one namespace. */
  services(world: World): Services
  /** One set for a request: what many rows of an answer need from elsewhere is read in one statement. */
  loaders?(load: Loading): Loaders
}

/** Keeps the types of a domain's services and loaders. */
export const defineDomain = <Services extends object, Loaders extends object = object>(
  domain: Domain<Services, Loaders>,
): Domain<Services, Loaders> => domain

/** All domains over one ground. The services of a domain are made when they are first asked for. */
export class World {
  private readonly made = new Map<Domain, object>()
  private readonly making = new Set<Domain>()

  constructor(
    readonly domains: readonly Domain[],
    readonly ground: Ground,
  ) {}

  of<Services extends object>(domain: Domain<Services>): Services {
    const known = this.made.get(domain)
    // Its own function made it.
    if (known) return known as Services
    if (this.making.has(domain)) throw new Error(`${domain.name} needs itself`)
    this.making.add(domain)
    const services = domain.services(this)
    this.made.set(domain, services)
    return services
  }

  /** Everything that can come in by spreadsheet. */
  imports(): Imported[] {
    return this.domains.flatMap((domain) => domain.imports?.(this.of(domain)) ?? [])
  }

  /** What the domains put into a gap. */
  filled<Filling>(port: Port<Filling>): Filling[] {
    const fillings = this.domains.flatMap(({ fills = [] }) => fills).filter((one) => one.port === (port as unknown))
    // Only `with` of the same port makes these.
    return fillings.map(({ filling }) => filling as Filling)
  }
}
