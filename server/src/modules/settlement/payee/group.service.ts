import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { idTextOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { idKey } from '../../../kernel/values/id.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { isCaptain } from '../../identity/index.js'
import { reasonField } from '../line/fields.js'
import { whyGone } from '../line/line.rules.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { findSettlements } from '../settlement/settlement.queries.js'
import type { SettlementView } from '../settlement/settlement.view.js'
import { settlementTexts as texts } from '../texts.js'
import { assign, isChange, type WantedPayee } from './assign.js'
import { payeeTable } from './fields.js'
import { type GroupRow, groupRows, lastPayees, payeesNamed, type Wanted } from './group.queries.js'
import { type PayeeGroup, PayeeProposal } from './group.view.js'
import { findPayees, lockWaybillsForPayee, payeesByIds } from './payee.queries.js'
import { whyNotPaid } from './readiness.js'

const MAX_WAYBILLS = 20_000
const MAX_GROUPS = 500
const waybillIds = listOf(idText(texts.waybills), texts.waybills, MAX_WAYBILLS)
const askedSchema = z.object({
  settlementIds: z
    .array(idText(texts.settlement))
    .max(MAX_GROUPS, { error: texts.tooMany(texts.settlement, MAX_GROUPS) }),
  waybillIds: z.array(idText(texts.waybills)).max(MAX_WAYBILLS, { error: texts.tooMany(texts.waybills, MAX_WAYBILLS) }),
})
const setSchema = z.object({
  groups: listOf(z.object({ waybillIds, payeeId: idTextOf(payeeTable.payeeName) }), texts.payeeGroups, MAX_GROUPS),
  reason: optionalTextOf(reasonField),
})

/** Payees of waybills by giver, since the givers on a receipt seldom share one. */
export class PayeeGroupService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Waybills of settlements and single waybills by settlement and giver, with their payees, or proposals for them. */
  async groups(
    actor: Actor,
    input: { settlementIds?: string[] | null | undefined; waybillIds?: string[] | null | undefined },
  ): Promise<PayeeGroup[]> {
    actor.assert('chain:garbagecustomersales:get')
    const { settlementIds = [], waybillIds = [] } = { ...input }
    const wanted = validate(askedSchema, { settlementIds: settlementIds ?? [], waybillIds: waybillIds ?? [] })
    // Captains get none: payees are the company's business.
    if (isCaptain(actor)) return []
    const em = this.database.em.fork()
    const found = await groupRows(em, actor.companyId, wanted)
    if (found.reduce((sum, { settleCnt }) => sum + settleCnt, 0) > MAX_WAYBILLS)
      throw new DomainError('SETTLEMENT_TOO_LARGE', { limit: MAX_WAYBILLS })
    return withPayees(em, actor.companyId, found, wanted)
  }

  /**
   * Sets the payees of groups of waybills, all or none, and returns their settlements. Replacing a payee takes a
   * reason; MOVE_NOT_ALLOWED once the settlement is approved.
   */
  setGroups(
    actor: Actor,
    input: {
      groups: { waybillIds: string[]; payeeId: string }[]
      reason?: string | null | undefined
      idempotencyKey?: string | null | undefined
    },
  ): Promise<SettlementView[]> {
    actor.assert(settlementMachine.needs('setPayee'))
    const { idempotencyKey, ...rest } = input
    const { groups, reason = null } = validate(setSchema, rest)
    const rows = groups.flatMap(({ waybillIds, payeeId }) => waybillIds.map((id) => ({ id: idKey(id), payeeId })))
    if (rows.length > MAX_WAYBILLS) throw new DomainError('SETTLEMENT_TOO_LARGE', { limit: MAX_WAYBILLS })
    if (new Set(rows.map(({ id }) => id)).size < rows.length)
      throw invalidInput([{ field: 'groups', message: texts.waybillTwice }])
    const options = {
      name: 'payee.setGroups',
      title: texts.titles.setPayees,
      input: { groups, reason },
      idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const ids = rows.map(({ id }) => id)
      const found = await payeesByIds(
        tx,
        groups.map(({ payeeId }) => payeeId),
      )
      const payees = new Map(found.map((payee) => [payee.id, payee]))
      const targets = new Map((await lockWaybillsForPayee(tx, ids)).map((target) => [target.id, target]))
      const wanted = rows.map(({ id, payeeId }): WantedPayee => {
        const [target, payee] = [targets.get(id), payees.get(idKey(payeeId))]
        const gone = whyGone(target)
        if (gone || !target) throw gone ?? new DomainError('NOT_FOUND', { what: texts.waybills })
        if (!payee) throw new DomainError('NOT_FOUND', { what: payeeTable.payeeName.label })
        const refusal = whyNotPaid(payee, tx.now)
        if (refusal) throw refusal
        return { target, payee }
      })
      for (const row of wanted) {
        const { settlementStatus: status, settleNo } = row.target
        if (status)
          settlementMachine.next(status, isChange(row) ? 'changePayee' : 'setPayee', { settleNo: settleNo ?? '' })
      }
      if (reason === null && wanted.some(isChange))
        throw invalidInput([{ field: 'reason', message: texts.payeeReasonMissing }])
      await assign(
        tx,
        wanted.filter(({ target, payee }) => target.payeeId !== payee.id),
        reason,
      )
      return findSettlements(tx.em, tx.actor, [...new Set(wanted.flatMap(({ target }) => target.settlementId ?? []))])
    })
  }
}

/** Groups with their payees, and with a proposed payee where they have none. */
async function withPayees(em: Em, companyId: string, found: readonly GroupRow[], asked: Wanted): Promise<PayeeGroup[]> {
  const givers = [...new Set(found.flatMap(({ giveCardUserId, payeeId }) => (payeeId ? [] : (giveCardUserId ?? []))))]
  const named = Map.groupBy(await payeesNamed(em, companyId, givers), ({ name }) => name)
  const last = new Map(
    (await lastPayees(em, companyId, givers, asked.settlementIds)).map(({ giver, id }) => [giver, id]),
  )
  const proposals = new Map(givers.map((giver) => [giver, proposalOf(named.get(giver) ?? [], last.get(giver))]))
  const ids = [
    ...found.flatMap(({ payeeId }) => payeeId ?? []),
    ...[...proposals.values()].flatMap((one) => one?.id ?? []),
  ]
  const keys = [...new Set(ids)].map((id) => ({ companyId, id }))
  const payees = new Map((keys.length ? await findPayees(em, keys) : []).map((payee) => [payee.id, payee]))
  return found.map(({ status, payeeId, ...group }) => {
    const proposal = payeeId ? undefined : proposals.get(group.giveCardUserId ?? '')
    return {
      ...group,
      payee: payees.get(payeeId ?? '') ?? null,
      proposed: payees.get(proposal?.id ?? '') ?? null,
      proposedBy: proposal?.by ?? null,
      refusal:
        status && (settlementMachine.refusal(status, 'setPayee', { settleNo: group.settleNo ?? '' })?.message ?? null),
    }
  })
}

/** Payee with the giver's name; of several, the last one who was paid. */
function proposalOf(
  named: readonly { id: string }[],
  last: string | undefined,
): { id: string; by: PayeeProposal } | undefined {
  const [one, another] = named
  if (one && !another) return { id: one.id, by: PayeeProposal.NAMED }
  if (!last) return undefined
  return { id: last, by: named.some(({ id }) => id === last) ? PayeeProposal.NAMED : PayeeProposal.LAST }
}
