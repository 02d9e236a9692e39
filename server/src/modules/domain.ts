import 'reflect-metadata'
import type { Logger } from 'pino'
import type { Config } from '../config.js'
import type { RunCommand } from '../kernel/command/command.js'
import type { ErrorCatalogue } from '../kernel/errors.js'
import type { Sheet } from '../kernel/list/sheet.js'
import type { ObjectList } from '../kernel/list/written-row.js'
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
import type { Loading, PagedList } from './loader.js'

/** Parts of the program that the services of every domain use. */
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
  /** Jobs; undefined in a program without background work, whose tasks wait for one that has it. */
  jobs: Pick<Jobs, 'send'> | undefined
  log: Logger | undefined
}

/** Port: a gap that one domain leaves for others to fill, so that it need not know them. */
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

/** Work that a person starts and the background does: its job's name, and its waiting tasks. */
export interface BackgroundTasks {
  job: string
  work(task: TaskKey, signal: AbortSignal): Promise<void>
  /** Waiting tasks; `alone` is true where no other program can have taken one of them. */
  waiting(alone: boolean): Promise<TaskKey[]>
}

/** Import of a domain, run by the engine, whose type the engine adds here (import/importing.ts). */
export interface Imported extends Record<never, never> {}

/** Objects that PostgreSQL writes within rows of lists, by the name and the type of their edge. */
export interface WrittenObject extends ObjectList {
  name: string
  type: string
}

/** A view that the baseline creates; `publish` describes it. */
type PublishedView = Pick<ReturnType<typeof publish>, 'name' | 'tableName'>

/** Face of a domain: its parts, which the program joins with those of others. */
export interface Face<Services extends object> {
  name: string
  /** Refusals of its verbs, besides those of any request. */
  errors?: ErrorCatalogue
  /** Permissions that its verbs need, with the Chinese label of each. */
  permissions?: Readonly<Record<string, string>>
  /** Views of its tables for other domains. */
  published?: readonly PublishedView[]
  resolvers?(services: Services): object[]
  /** Its fields of Query and Mutation whose cost is fixed. */
  weights?: Partial<Record<VerbWeight, readonly string[]>>
  writtenObjects?: readonly WrittenObject[]
  /** Lists whose pages hang below records, by their loaders; PostgreSQL writes pages of columns alone. */
  pagedLists?: Readonly<Record<string, PagedList<never, string>>>
  /** GraphQL types that no field names. */
  orphanedTypes?: (abstract new () => object)[]
  /** Lists that can be exported, by their names in the API. */
  sheets?: Record<string, Sheet>
  /** Sheets that can be imported. */
  imports?(services: Services): readonly Imported[]
  fills?: readonly Filled[]
  /** Deliveries of its outbox messages, by topic. */
  topics?(services: Services): Record<string, Topic>
  /** Rows of its tables that are deleted by age. */
  retention?(services: Services): Retention[]
  /** Its tables of sums, by the name of the job that folds them. */
  sums?(services: Services): Record<string, Folding>
  /** Defines its jobs and their times. */
  jobs?(jobs: Jobs, services: Services, ground: Ground): void
  tasks?(services: Services, ground: Ground): BackgroundTasks[]
}

/**
 * Domain as the program knows it. A new domain is a folder with this in its index.ts, and a line in
 * domains.ts.
 */
export interface Domain<Services extends object = object, Loaders extends object = object>
  extends Face<NoInfer<Services>> {
  /** Services by name, made once for a program; names are unique among all domains. */
  services(world: World): Services
  /** Loaders of one request, for values that many rows of an answer need: they read them in one statement. */
  loaders?(load: Loading): Loaders
}

/** Declares a domain and keeps the types of its services and loaders. */
export const defineDomain = <Services extends object, Loaders extends object = object>(
  domain: Domain<Services, Loaders>,
): Domain<Services, Loaders> => domain

/** All domains over one ground. A domain's services are made when they are first asked for. */
export class World {
  private readonly made = new Map<Domain, object>()
  private readonly making = new Set<Domain>()

  constructor(
    readonly domains: readonly Domain[],
    readonly ground: Ground,
  ) {}

  of<Services extends object>(domain: Domain<Services>): Services {
    const known = this.made.get(domain)
    // The domain's own function made these services.
    if (known) return known as Services
    if (this.making.has(domain)) throw new Error(`${domain.name} needs itself`)
    this.making.add(domain)
    const services = domain.services(this)
    this.made.set(domain, services)
    return services
  }

  /** Sheets of all domains that can be imported. */
  imports(): Imported[] {
    return this.domains.flatMap((domain) => domain.imports?.(this.of(domain)) ?? [])
  }

  /** Fillings that the domains have for a port. */
  filled<Filling>(port: Port<Filling>): Filling[] {
    const fillings = this.domains.flatMap(({ fills = [] }) => fills).filter((one) => one.port === (port as unknown))
    // Fillings of a port are made by its own `with`, which types them.
    return fillings.map(({ filling }) => filling as Filling)
  }
}
