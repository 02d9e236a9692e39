import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import type { ImportDefinition, ImportWork } from '../definition.js'
import type { ImportService } from '../run/import.service.js'
import { type NewRow, rowsBehind } from '../run/import-row.queries.js'
import { tablesOf } from '../run/tables.sql.js'
import { importTexts as texts } from '../texts.js'
import { importReport } from './report.js'
import { importTemplate } from './template.js'

export interface FileContent {
  name: string
  content: Buffer
}

const PIECE = 2000

/** Files of an import: its template, and the report on its rows. */
export class ImportFilesService<Key extends string = string> {
  constructor(
    private readonly definition: ImportDefinition<Key>,
    private readonly work: ImportWork<Key>,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly imports: Pick<ImportService, 'find'>,
  ) {}

  /** Template with the company's own choices. */
  async template(actor: Actor): Promise<FileContent> {
    actor.assert(this.definition.permission)
    const offered = await this.work.choices({ em: this.database.em.fork(), actor })
    return { name: this.definition.words.template.file, content: await importTemplate(this.definition, offered) }
  }

  /** Report of an import: every row with its outcome, reached or forecast. NOT_FOUND for another company's. */
  async report(actor: Actor, id: string): Promise<FileContent> {
    const { fileName } = await this.imports.find(actor, id, new Set(['fileName']))
    const name = texts.resultName(fileName, dayOf(this.clock.now()))
    return { name, content: await importReport(this.definition, this.rows(actor, id)) }
  }

  private async *rows(actor: Actor, id: string): AsyncGenerator<NewRow> {
    const tables = tablesOf(this.definition)
    for (let line = 0; ; ) {
      const piece = await rowsBehind(this.database.em.fork(), actor, tables, id, line, PIECE)
      yield* piece
      const last = piece.at(-1)
      if (!last) return
      line = last.line
    }
  }
}
