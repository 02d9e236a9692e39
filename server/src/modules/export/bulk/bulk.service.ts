import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { ExportTaskService } from '../export-task/export-task.service.js'
import type { ExportTaskView } from '../export-task/export-task.view.js'
import { exportTexts as texts } from '../texts.js'
import type { BulkAsked, BulkReading } from './bulk-reading.js'

/** Place for the reader of GraphQL, which is made after the services that its schema stands on. */
export class BulkSource {
  private reading: BulkReading | undefined

  fill(reading: BulkReading): void {
    this.reading = reading
  }

  get filled(): BulkReading {
    if (!this.reading) throw new DomainError('SERVER_BUSY', {}, [], 1)
    return this.reading
  }
}

/** Queries whose whole answer is made in the background: tasks like other exports, seen and stopped where those are. */
export class BulkService {
  constructor(
    private readonly run: RunCommand,
    private readonly tasks: ExportTaskService,
    private readonly source: BulkSource,
  ) {}

  /** Starts a query that the list itself would answer to the actor; a refusal of it is the answer at once. */
  async start(actor: Actor, asked: BulkAsked, idempotencyKey?: string | null): Promise<ExportTaskView> {
    const { list, title } = await this.source.filled.check(actor, asked)
    const options = { name: 'export.startBulk', title: texts.startBulk, input: asked, idempotencyKey }
    const nothing = { columns: [], filter: {}, sort: [], ids: null }
    return this.run(actor, options, (tx) => this.tasks.queue(tx, { list, title, ...nothing, ...asked }))
  }
}
