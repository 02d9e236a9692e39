import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { idTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idKey } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import type { BaseDataService } from '../../basedata/index.js'
import { lockCompany } from '../../company/index.js'
import { type FileService, keepPictures } from '../../file/index.js'
import { assertUnlimited } from '../../identity/index.js'
import { accountFactsOf } from '../bank-card/bank-card.js'
import { AccountKind } from '../enums.js'
import { reasonField } from '../line/fields.js'
import { settlementTexts } from '../texts.js'
import { assign } from './assign.js'
import type { BasePayee } from './base-payee.js'
import { mergedInto, mergedOnes, moveCards, openWaybillsOf } from './base-payee.queries.js'
import type { PayeeFilter, PayeeSortField } from './base-payee.view.js'
import { type Contract, type ContractGiven, contractColumns, contractSchema, isSame } from './contract.js'
import { payeeTable } from './fields.js'
import type { Payee } from './payee.entity.js'
import { lockWaybillsForPayee, payeesByIds, type TypedPayee, typedKey, typedPayees } from './payee.queries.js'
import type { PayeeSummary, PayeeView } from './payee.view.js'
import { whyNotPaid, whyWrongAccount } from './readiness.js'

const { basePayee: texts } = settlementTexts
const SIGNS = 'chain:payee:audit'
const MOST = 20_000
const payeeId = idTextOf(payeeTable.payeeName)
const reason = requiredTextOf(reasonField)
const confirmSchema = z.object({ id: payeeId, reason })
const unsignSchema = z.object({ id: payeeId, reason })
const mergeSchema = z
  .object({ keepId: payeeId, dropId: payeeId, reason })
  .refine(({ keepId, dropId }) => idKey(keepId) !== idKey(dropId), {
    error: texts.sameOne,
    path: ['dropId'],
  })

export type BasePayees = BaseDataService<PayeeView, PayeeSummary, PayeeFilter, PayeeSortField, BasePayee>

/** Verbs of payees beyond those of all base data. */
export class BasePayeeService {
  constructor(
    private readonly payees: BasePayees,
    private readonly run: RunCommand,
    private readonly files: FileService,
  ) {}

  /**
   * Signs a payee with the terms of his contract. Repeating equal terms changes nothing; another contract replaces the
   * previous one. PAYEE_RETIRED; PAYEE_ACCOUNT_WRONG; INVALID_INPUT for wrong days and for a file that was not uploaded
   * as a contract.
   */
  async sign(
    actor: Actor,
    { id, contract: given }: { id: string; contract?: ContractGiven | null | undefined },
    asked: Asked = {},
  ): Promise<PayeeView> {
    actor.assert(SIGNS)
    validate(payeeId, id, 'id')
    const contract = given ? validate(contractSchema, given, 'contract') : null
    // The owner of the file is looked up before the transaction, on another connection.
    const sent = contract?.contractUrl ? await this.files.linkTo(actor, contract.contractUrl, 'CONTRACT') : null
    const input = { id, contract }
    return this.run(actor, { name: 'payee.sign', title: texts.sign, input, ...askedOf(asked) }, async (tx) => {
      const payee = await this.locked(tx, id)
      if (!payee.enabled) throw new DomainError('PAYEE_RETIRED', { payeeName: payee.name })
      const wrong = whyWrongAccount(payee)
      if (wrong) throw wrong
      if (payee.contractSigned && (!contract || isSame(contract, payee))) return this.write(tx, [], id, null)
      const agreed = contract && { ...contract, contractUrl: fileOf(contract, sent, payee) }
      if (agreed) await keepPictures(tx, [agreed.contractUrl])
      const columns = { contract_signed: true, ...contractColumns(agreed), ...signature(tx) }
      return this.write(tx, [{ id, columns }], id, null)
    })
  }

  /** Withdraws the signature: settlements that name the payee cannot be approved until he is signed again. */
  unsign(actor: Actor, given: { id: string; reason: string }, asked: Asked = {}): Promise<PayeeView> {
    actor.assert(SIGNS)
    const input = validate(unsignSchema, given)
    return this.run(actor, { name: 'payee.unsign', title: texts.unsign, input, ...askedOf(asked) }, async (tx) => {
      const payee = await this.locked(tx, input.id)
      const columns = { contract_signed: false, ...contractColumns(null), ...noSignature }
      return this.write(tx, payee.contractSigned ? [{ id: input.id, columns }] : [], input.id, input.reason)
    })
  }

  /**
   * Confirms, with a reason, a card number with a wrong check digit, so that it can be paid. It takes another person
   * than the one who entered it. PAYEE_ACCOUNT_RIGHT for a correct number; PAYEE_ACCOUNT_OWN.
   */
  confirmAccount(actor: Actor, given: { id: string; reason: string }, asked: Asked = {}): Promise<PayeeView> {
    actor.assert(SIGNS)
    const input = validate(confirmSchema, given)
    const options = { name: 'payee.confirmAccount', title: texts.confirmAccount, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const payee = await this.locked(tx, input.id)
      const { name: payeeName, accountBy, bankNo } = payee
      if (!whyWrongAccount({ ...payee, accountConfirmedBy: null }))
        throw new DomainError('PAYEE_ACCOUNT_RIGHT', { payeeName })
      if (accountBy === actor.userId) throw new DomainError('PAYEE_ACCOUNT_OWN', { payeeName })
      const columns = {
        account_kind: accountFactsOf(bankNo).kind,
        account_seen: true,
        account_confirmed_by: actor.userId,
        account_confirmed_by_name: actor.name,
        account_confirmed_at: tx.now.toISOString(),
        account_confirm_reason: input.reason,
      }
      return this.write(tx, [{ id: input.id, columns }], input.id, input.reason)
    })
  }

  /**
   * Merges a payee that was entered twice into another one: unapproved settlements will pay the kept payee; approved
   * and paid ones keep the dropped payee and its account. PAYEE_RETIRED, PAYEE_NOT_READY, PAYEE_CONTRACT_EXPIRED,
   * PAYEE_MERGED, PAYEE_MERGE_TOO_LARGE.
   */
  merge(
    actor: Actor,
    given: { keepId: string; dropId: string; reason: string },
    asked: Asked = {},
  ): Promise<PayeeView> {
    actor.assert(SIGNS)
    // A member with a project limit cannot merge: waybills that he does not see would be left with a retired payee.
    assertUnlimited(actor, texts.merge)
    const input = validate(mergeSchema, given, 'input')
    return this.run(actor, { name: 'payee.merge', title: texts.merge, input, ...askedOf(asked) }, async (tx) => {
      const { keepId, dropId, reason } = input
      await this.payees.lock(tx, [keepId, dropId])
      const [drop, keep] = [await this.locked(tx, dropId), await this.locked(tx, keepId)]
      if (!keep.enabled) throw new DomainError('PAYEE_RETIRED', { payeeName: keep.name })
      const [merged] = await mergedOnes(tx, [drop.id])
      if (merged) throw new DomainError('PAYEE_MERGED', { payeeName: merged.name, keptName: merged.keptName })
      await moveCards(tx, keep.id, drop.id)
      const open = await openWaybillsOf(tx, drop.id, MOST + 1)
      if (open.length > MOST) throw new DomainError('PAYEE_MERGE_TOO_LARGE', { payeeName: drop.name, limit: MOST })
      if (open.length > 0) {
        const refusal = whyNotPaid(keep, tx.now)
        if (refusal) throw refusal
        const targets = await lockWaybillsForPayee(tx, open)
        const moving = targets.filter(
          ({ payeeId, settlementStatus: status }) => payeeId === drop.id && (status === null || status === 'PENDING'),
        )
        await assign(
          tx,
          moving.map((target) => ({ target, payee: keep })),
          reason,
        )
      }
      const before = await mergedInto(tx, drop.id)
      const changes = [drop.id, ...before].map((id) => ({ id, columns: { enabled: false, merged_into: keep.id } }))
      return this.write(tx, changes, keep.id, reason)
    })
  }

  /**
   * Ids of freely typed payees by `typedKey`: existing ones, or new unsigned ones. PAYEE_RETIRED names a retired one.
   */
  async findOrCreateTyped(tx: Tx, typed: readonly TypedPayee[]): Promise<Map<string, string>> {
    const distinct = [...new Map(typed.map((payee) => [typedKey(payee), payee])).values()]
    if (distinct.length === 0) return new Map()
    const known = await typedPayees(tx, distinct)
    const lacking = () => distinct.filter((payee) => !known.some((row) => typedKey(row) === typedKey(payee)))
    if (lacking().length > 0) {
      // Locks the company, so that of two clerks who type one payee the second finds that of the first.
      await lockCompany(tx)
      known.push(...(await typedPayees(tx, lacking())))
    }
    const made = await this.payees.createAll(
      tx,
      lacking().map(({ name, bankNo, bankName }) => ({
        payeeName: name,
        carrierName: name,
        mobile: undefined,
        bindingBankNo: bankNo,
        bindingBankName: bankName,
      })),
    )
    // Among twins that are older than the rule against them, one in use counts.
    const isGone = ({ enabled, mergedInto }: (typeof known)[number]) => !enabled && mergedInto === null
    const meant = new Map(
      [...known.filter(isGone), ...known.filter((row) => !isGone(row))].map((row) => [typedKey(row), row]),
    )
    const gone = [...meant.values()].find(isGone)
    if (gone) throw new DomainError('PAYEE_RETIRED', { payeeName: gone.name })
    return new Map([
      ...[...meant].map(([key, row]): [string, string] => [key, row.mergedInto ?? row.id]),
      ...made.map((saved): [string, string] => {
        if (!saved.view) throw invalidInput([...saved.faults])
        const { id, payeeName: name, bindingBankNo: bankNo, bindingBankName: bankName } = saved.view
        return [typedKey({ name, bankNo, bankName }), id]
      }),
    ])
  }

  private async locked(tx: Tx, id: string) {
    await this.payees.lock(tx, [id])
    const [payee] = await payeesByIds(tx, [id])
    if (!payee) throw new DomainError('NOT_FOUND', { what: payeeTable.payeeName.label })
    return payee
  }

  private async write(
    tx: Tx,
    changes: Parameters<BasePayees['writeColumns']>[1],
    shownId: string,
    reason: string | null,
  ): Promise<PayeeView> {
    const beside = changes.some(({ id }) => id === shownId) ? [] : [shownId]
    const shown = await this.payees.writeColumns(tx, changes, { reason, beside })
    const view = shown.find(({ id }) => id === shownId)
    if (!view) throw new DomainError('NOT_FOUND', { what: payeeTable.payeeName.label })
    return view
  }
}

const signature = ({ actor, now }: Tx) => ({
  signed_by: actor.userId,
  signed_by_name: actor.name,
  signed_at: now.toISOString(),
})

const noSignature = { signed_by: null, signed_by_name: null, signed_at: null }

/** Link of a contract's file: a newly uploaded one, or the stored one. */
function fileOf({ contractUrl }: Contract, sent: string | null | undefined, payee: Payee): string | null {
  if (contractUrl === null || contractUrl === payee.contractUrl) return contractUrl
  if (sent) return sent
  throw invalidInput([{ field: 'contract.contractUrl', message: texts.contractFileGone }])
}

/** Actions on a payee besides those of base data. */
export function payeeActions(actor: Actor, payee: PayeeView): string[] {
  if (!actor.can(SIGNS)) return []
  const { enabled, status, mergedIntoId, accountKind, accountById } = payee
  const confirms = accountKind === AccountKind.WRONG_CARD && accountById !== actor.userId
  return [
    ...(confirms ? ['confirmAccount'] : []),
    ...(status ? ['unsign'] : []),
    ...(enabled ? ['sign'] : []),
    ...(mergedIntoId === null ? ['merge'] : []),
  ]
}

/** Verbs of payees beside those of all base data. */
export const payeeActionNames = { sign: '签约', unsign: '取消签约', merge: '合并', confirmAccount: '确认账户' }

/** Actions that a merged payee no longer has. */
export const withheldOfMerged = ({ mergedIntoId }: PayeeView): string[] => (mergedIntoId === null ? [] : ['restore'])
