import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { lockCompany } from '../../company/index.js'
import { isCaptain } from '../../identity/index.js'
import { PaperKind } from '../enums.js'
import { paperNeedsOf, writePaperNeeds } from './paper.queries.js'
import { inOrder } from './papers.js'
import { paperTexts as texts } from './texts.js'

/** Name of paper needs in the history, under the id of the company. */
const ENTITY = 'paperNeed'
const kindsSchema = z
  .array(z.enum(PaperKind, { error: texts.kind }))
  .max(Object.keys(PaperKind).length, { error: texts.tooMany })
  .refine((kinds) => !kinds.includes(PaperKind.OTHER), { error: texts.otherNeeded })
  .transform(inOrder)

/** Kinds of papers that each settlement of a company needs. */
export class PaperNeedService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Kinds of papers that the company needs; empty for captains, who see no papers. */
  async find(actor: Actor): Promise<PaperKind[]> {
    actor.assert('chain:garbagecustomersales:get')
    return isCaptain(actor) ? [] : paperNeedsOf(this.database.em.fork(), actor)
  }

  /** Sets the needed kinds, for existing settlements as well; none is allowed. */
  set(actor: Actor, given: readonly PaperKind[], asked: Asked = {}): Promise<PaperKind[]> {
    actor.assert('sys:companysettings:edit')
    const kinds = validate(kindsSchema, given, 'kinds')
    const options = { name: 'paperNeed.set', title: texts.titles.setNeeds, input: { kinds }, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      await lockCompany(tx)
      const before = await paperNeedsOf(tx.em, actor)
      await writePaperNeeds(tx, kinds)
      const said = { before: texts.named(before), after: texts.named(kinds) }
      await recordChanges(tx, [{ entity: ENTITY, entityId: actor.companyId, field: 'kinds', ...said }])
      return kinds
    })
  }
}
