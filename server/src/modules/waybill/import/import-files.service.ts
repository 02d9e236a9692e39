import type { Actor } from '../../../kernel/command/actor.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import type { Database } from '../../../platform/database/database.js'
import { NEEDED } from './import.rules.js'
import type { ImportService } from './import.service.js'
import { type NewRow, rowsBehind } from './import-row.queries.js'
import { findNames, type NameKind } from './names.queries.js'
import { importReport } from './report.js'
import { importTemplate } from './template.js'
import { importTexts as texts } from './texts.js'

export interface FileContent {
  name: string
  content: Buffer
}

const PIECE = 2000

/** What people take away from imports: the sheet to fill in, and what became of one that was. */
export class ImportFilesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly imports: ImportService,
  ) {}

  /** The template, with what the company has to choose from. */
  async template(actor: Actor): Promise<FileContent> {
    actor.assert(NEEDED)
    const em = this.database.em.fork()
    const found = await findNames({ em, actor }, { people: [], plates: [], cardNos: [] })
    const named = (kind: NameKind) =>
      found.flatMap((one) => (one.kind === kind && one.enabled ? [one.name] : [])).sort()
    const names = { projects: named('project'), soils: named('soilType'), sites: named('dumpSite') }
    return { name: texts.templateName, content: await importTemplate(names) }
  }

  /** Every row of an import with what became of it, or would. NOT_FOUND for another company's. */
  async report(actor: Actor, id: string): Promise<FileContent> {
    const { fileName } = await this.imports.find(actor, id, new Set(['fileName']))
    const name = texts.resultName(fileName, dayOf(this.clock.now()))
    return { name, content: await importReport(this.rows(actor, id)) }
  }

  private async *rows(actor: Actor, id: string): AsyncGenerator<NewRow> {
    for (let line = 0; ; ) {
      const piece = await rowsBehind(this.database.em.fork(), actor, id, line, PIECE)
      yield* piece
      const last = piece.at(-1)
      if (!last) return
      line = last.line
    }
  }
}
