import type { Actor } from '../../../../kernel/command/actor.js'
import type { RunCommand } from '../../../../kernel/command/command.js'
import { underPresentNames } from '../../../../kernel/fields.js'
import type { Database } from '../../../../kernel/sql/database.js'
import { validate } from '../../../../kernel/values/validate.js'
import { waybillTexts as texts } from '../../texts.js'
import { waybillTable } from '../../waybill/fields.js'
import { choicesOf } from '../../waybill/form.queries.js'
import type { WaybillChoices } from '../../waybill/form.view.js'
import type { WaybillView } from '../../waybill/waybill.view.js'
import type { CardAccounts } from '../accounts.js'
import { viewOf } from '../edit/edit.service.js'
import { under } from '../paths.js'
import { draftSchema } from '../waybill.schema.js'
import { decideWaybills, writeWaybills } from './creation.js'

/** Trips that a clerk adds by hand. */
export class CreationService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  /** Choices of the form for a new waybill. */
  form(actor: Actor): Promise<WaybillChoices> {
    actor.assert('chain:companywaybill:add')
    return choicesOf(this.database.em.fork(), actor)
  }

  /** Choices of the form for an existing waybill. */
  editForm(actor: Actor): Promise<WaybillChoices> {
    actor.assert('chain:companywaybill:edit')
    return choicesOf(this.database.em.fork(), actor)
  }

  /** Adds a waybill; INVALID_INPUT lists every field that is wrong or names missing base data. */
  create(actor: Actor, draft: object, idempotencyKey?: string | null, at = 'input'): Promise<WaybillView> {
    actor.assert('chain:companywaybill:add')
    const input = validate(draftSchema, underPresentNames(waybillTable, draft), at)
    return this.run(actor, { name: 'waybill.create', title: texts.create, input, idempotencyKey }, async (tx) => {
      const [created] = await writeWaybills(tx, this.accounts, await decideWaybills(tx, this.accounts, [input]))
      if (created?.refusal) throw under(at, created.refusal)
      return viewOf(tx, created?.id ?? '')
    })
  }
}
