import type { Logger } from 'pino'
import type { Config } from './config.js'
import { type DomainServices, domains } from './domains.js'
import type { KnownDocuments } from './graphql/known-documents.js'
import { createRunCommand } from './kernel/command/command.js'
import { ReadBudget } from './kernel/read-budget.js'
import type { Database } from './kernel/sql/database.js'
import { knowLimits } from './kernel/sql/limit.js'
import { knowOrigins } from './kernel/values/addresses.js'
import { type Clock, systemClock } from './kernel/values/clock.js'
import { type Domain, type Face, type Ground, World } from './modules/domain.js'
import { projectLimits } from './modules/project-limits.js'
import { StatisticsService } from './platform/database/statistics.service.js'
import type { FairGate } from './platform/fair/gate.js'
import { deliveryJob, type Jobs } from './platform/jobs/jobs.js'
import { createLogger } from './platform/log.js'
import type { Ocr } from './platform/ocr/ocr.js'
import { openOcr } from './platform/ocr/own-ocr.js'
import { OutboxService } from './platform/outbox/outbox.service.js'
import type { SmsSender } from './platform/sms/sms.js'
import { DriveStorage } from './platform/storage/drive.js'
import { storageFolder } from './platform/storage/storage.js'

export interface Dependencies {
  config: Config
  database: Database
  sms: SmsSender
  clock?: Clock
  /** Reader of pictures; the configured one unless given. */
  ocr?: Ocr
  /** Jobs; undefined in a program without background work, whose tasks wait for one that has it. */
  jobs?: Pick<Jobs, 'send'>
  /** Gate that shares the connections; the configured one unless given. */
  gate?: FairGate
  /** Documents that requests may name by id; those of the built pages unless given. */
  documents?: KnownDocuments
  /** Without one, lines go to the standard output. */
  log?: Logger
}

/** Ground of the services, for parts of the program beside them. */
export function groundOf(deps: Dependencies): Ground {
  const { config, database, sms, clock = systemClock, ocr = openOcr(config), jobs, log } = deps
  const told = log ?? createLogger(config.logLevel)
  const outbox = new OutboxService(database, clock, told, async (topic, id, startAfter, em) =>
    jobs?.send(deliveryJob(topic), { id }, { singletonKey: id, startAfter, em }),
  )
  return {
    config,
    database,
    clock,
    run: createRunCommand(database, clock),
    storage: new DriveStorage({ folder: storageFolder(config.dataDir), s3: config.s3 }, told),
    sms,
    ocr,
    outbox,
    statistics: new StatisticsService(database),
    jobs,
    log,
  }
}

knowLimits(projectLimits)

/** Services that belong to no domain. */
interface BaseServices {
  outbox: OutboxService
  readBudget: ReadBudget
}

export type Services = BaseServices & DomainServices

export const createServices = (deps: Dependencies): Services => servicesOver(groundOf(deps))

/** Services of all domains, each under its one name. They deliver the messages that they have written to the outbox. */
export function servicesOver(ground: Ground, all: readonly Domain[] = domains): Services {
  const world = new World(all, ground)
  const { outbox, clock, config } = ground
  knowOrigins([config.publicUrl, ...config.pictureOrigins])
  const readBudget = new ReadBudget(() => clock.now().getTime(), config.readUnitsPerMinute)
  const services: BaseServices = { outbox, readBudget }
  for (const domain of all) {
    for (const [name, service] of Object.entries(world.of(domain))) {
      if (name in services) throw new Error(`two services are named ${name}`)
      Object.assign(services, { [name]: service })
    }
  }
  for (const { topics } of all as readonly Face<DomainServices>[]) {
    for (const [name, topic] of Object.entries(topics?.(services as Services) ?? {})) outbox.define(name, topic)
  }
  return services as Services
}
