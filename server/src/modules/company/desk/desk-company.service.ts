import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { requiredText, validate } from '../../../kernel/values/validate.js'
import { companyMachine } from './company.machine.js'
import * as queries from './desk-company.queries.js'
import type {
  DeskCompanyFilter,
  DeskCompanySortField,
  DeskCompanySummary,
  DeskCompanyView,
} from './desk-company.view.js'
import { CompanyState, deskCompanyTable } from './fields.js'
import { deskTexts as texts } from './texts.js'

const MAX_ID = 36
const inputSchema = z.object({ id: z.string().max(MAX_ID), idempotencyKey: z.string().nullish() })
const suspendSchema = inputSchema.extend({
  reason: requiredText(deskCompanyTable.suspendedReason.label, deskCompanyTable.suspendedReason.length),
})

type Request = ListRequest<DeskCompanyFilter, DeskCompanySortField>
type Given = { id: string; idempotencyKey?: string | null | undefined }

/** The companies of the platform, as its desk looks after them. */
export class DeskCompanyService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    /** Drops cached sessions. */
    private readonly forget: () => void,
  ) {}

  async list(actor: Actor, request: Request): Promise<Page<DeskCompanyView, DeskCompanySummary>> {
    actor.assert('platform:company:get')
    return readList(this.database.em.fork(), actor, queries.deskCompanyList, request)
  }

  /** Suspends a company: its people can no longer sign in, and their sessions end; none of its rows is lost. */
  suspend(actor: Actor, given: Given & { reason: string }, fields?: ReadonlySet<string>): Promise<DeskCompanyView> {
    const { reason, ...input } = validate(suspendSchema, given)
    return this.move(actor, 'suspend', { ...input, suspended: { reason } }, fields)
  }

  /** Ends the suspension of a company. */
  resume(actor: Actor, given: Given, fields?: ReadonlySet<string>): Promise<DeskCompanyView> {
    return this.move(actor, 'resume', { ...validate(inputSchema, given), suspended: null }, fields)
  }

  private async move(
    actor: Actor,
    move: 'suspend' | 'resume',
    { id, idempotencyKey, suspended }: z.output<typeof inputSchema> & { suspended: { reason: string } | null },
    fields: ReadonlySet<string> | undefined,
  ): Promise<DeskCompanyView> {
    actor.assert(companyMachine.needs(move))
    const options = { name: `company.${move}`, title: texts[move], input: { id, ...suspended }, idempotencyKey }
    await this.run(actor, options, async (tx) => {
      const company = await locked(tx, id)
      companyMachine.next(company.enabled ? CompanyState.ACTIVE : CompanyState.SUSPENDED, move)
      await queries.setSuspension(tx.em, id, suspended && { ...suspended, now: tx.now })
      return true
    })
    this.forget()
    const company = await queries.findDeskCompany(this.database.em.fork(), actor, id, fields)
    if (!company) throw missing()
    return company
  }
}

async function locked({ em }: Tx, id: string): Promise<queries.DeskCompany> {
  const company = await queries.lockCompany(em, id)
  if (!company) throw missing()
  return company
}

const missing = (): DomainError => new DomainError('NOT_FOUND', { what: texts.company })
