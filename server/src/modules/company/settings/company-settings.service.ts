import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { money } from '../../../kernel/money/money.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { amountOf, clockText } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { holdersOf, tell } from '../../message/index.js'
import { PayDocCheck, payDocCheckLabels } from '../enums.js'
import * as queries from './company-settings.queries.js'
import type { CompanySettingChange, CompanySettingsInput, CompanySettingsView } from './company-settings.view.js'
import { settingLabels as labelOf, type Setting, settingsTable } from './fields.js'
import { settingsTexts as texts } from './texts.js'
import { FOUR_EYES, wishOf } from './wish.js'

const EDIT = 'sys:companysettings:edit'
/** Settings that only people with the permission FOUR_EYES may change. */
const GUARDED: readonly Setting[] = [
  'fourEyes',
  'fourEyesPayment',
  'payDocCheck',
  'preDated',
  'refuseExpiredTrucks',
  'dayStart',
  'nightStart',
]
const SETTINGS: readonly Setting[] = ['payeeCheck', ...GUARDED]
const inputSchema = z
  .object({
    payeeCheck: z.boolean().nullish(),
    fourEyes: z.boolean().nullish(),
    fourEyesPayment: amountOf(settingsTable.fourEyesPayment).transform(money).nullish(),
    payDocCheck: z.enum(PayDocCheck, { error: texts.payDocCheck }).nullish(),
    preDated: z.boolean().nullish(),
    refuseExpiredTrucks: z.boolean().nullish(),
    dayStart: clockText(labelOf.dayStart).nullish(),
    nightStart: clockText(labelOf.nightStart).nullish(),
    version: z.int({ error: texts.version }),
  })
  .refine((input) => SETTINGS.some((setting) => input[setting] !== undefined && input[setting] !== null), {
    error: texts.nothing,
  })
const labels = new Map<string, string>(Object.entries(labelOf))

/** Settings of a company: fields that must be filled in, and people who may decide. */
export class CompanySettingsService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Settings of the actor's company. */
  find(actor: Actor): Promise<CompanySettingsView> {
    return found(this.database.em.fork(), actor)
  }

  /** Changes of the settings, the last one first. */
  async history(actor: Actor): Promise<CompanySettingChange[]> {
    const changes = await queries.changesOfSettings(this.database.em.fork(), actor)
    return changes.map(({ field, before, after, ...change }) => ({
      ...change,
      label: labels.get(field) ?? field,
      before: stateOf(field, before),
      after: stateOf(field, after),
    }))
  }

  /**
   * Changes the given settings and leaves the rest; STALE when they have changed since. Switching four eyes off may
   * only become a request, see `setFourEyes`.
   */
  update(actor: Actor, given: CompanySettingsInput, idempotencyKey?: string | null): Promise<CompanySettingsView> {
    const isGiven = (setting: Setting) => (given[setting] ?? null) !== null
    if (GUARDED.some(isGiven)) actor.assert(FOUR_EYES)
    if (isGiven('payeeCheck') || !GUARDED.some(isGiven)) actor.assert(EDIT)
    const input = validate(inputSchema, given, 'input')
    const options = { name: 'companySettings.update', title: texts.update, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const before = await locked(tx)
      if (before.version !== input.version) throw new DomainError('STALE')
      await change(tx, before, input)
      return found(tx.em, actor)
    })
  }

  /** Whether another person than the editor of a price's terms must approve the price. */
  fourEyes(actor: Actor): Promise<boolean> {
    return queries.hasFourEyes(this.database.em.fork(), actor)
  }

  /**
   * Switches four eyes on or off, whatever the version. Switching them off takes two people where another one may do it
   * as well: the first one's request waits until the other makes the same. Switching them on drops a waiting request.
   * Returns the settings as they are now.
   */
  async setFourEyes(
    actor: Actor,
    { enabled, idempotencyKey }: { enabled: boolean; idempotencyKey?: string | null | undefined },
  ): Promise<CompanySettingsView> {
    actor.assert(FOUR_EYES)
    const options = { name: 'company.setFourEyes', title: texts.setFourEyes, input: { enabled }, idempotencyKey }
    await this.run(actor, options, async (tx) => {
      return (await change(tx, await locked(tx), { fourEyes: enabled })).fourEyes
    })
    return this.find(actor)
  }
}

async function found(em: Em, actor: Actor): Promise<queries.StoredSettings> {
  const settings = await queries.findSettings(em, actor)
  if (!settings) throw new DomainError('NOT_FOUND', { what: texts.company })
  return settings
}

async function locked(tx: Tx): Promise<queries.StoredSettings> {
  const settings = await queries.lockSettings(tx)
  if (!settings) throw new DomainError('NOT_FOUND', { what: texts.company })
  return settings
}

/** Text of a setting's value. */
function stateOf(field: string, set: boolean | string): string {
  if (typeof set === 'boolean') return set ? texts.on : texts.off
  if (field === 'fourEyesPayment') return texts.yuan(set)
  return field === 'payDocCheck' ? payDocCheckLabels[set as PayDocCheck] : set
}

type Wanted = { [Name in Setting]?: queries.Settings[Name] | null | undefined }

/** Writes changed settings, with their history. */
async function change(tx: Tx, before: queries.StoredSettings, wanted: Wanted): Promise<queries.Settings> {
  const starts = { dayStart: wanted.dayStart ?? before.dayStart, nightStart: wanted.nightStart ?? before.nightStart }
  if (starts.dayStart === starts.nightStart)
    throw invalidInput([{ field: 'input.nightStart', message: texts.sameShift }])
  const wish = await wishOf(tx, before, wanted)
  const waits = typeof wish === 'object'
  const after = {
    payeeCheck: wanted.payeeCheck ?? before.payeeCheck,
    fourEyes: waits ? before.fourEyes : (wanted.fourEyes ?? before.fourEyes),
    fourEyesPayment: waits ? before.fourEyesPayment : (wanted.fourEyesPayment ?? before.fourEyesPayment),
    payDocCheck: wanted.payDocCheck ?? before.payDocCheck,
    preDated: wanted.preDated ?? before.preDated,
    refuseExpiredTrucks: wanted.refuseExpiredTrucks ?? before.refuseExpiredTrucks,
    ...starts,
  }
  await queries.writeSettings(tx, after, wish)
  const row = { entity: queries.ENTITY, entityId: tx.actor.companyId }
  await recordChanges(
    tx,
    SETTINGS.map((field) => ({ ...row, field, before: before[field], after: after[field] })),
  )
  const { name: actor } = tx.actor
  const told = { to: holdersOf(FOUR_EYES), about: { entity: queries.ENTITY, id: tx.actor.companyId } }
  if (waits && wish.raiseTo === null) await tell(tx, { kind: 'FOUR_EYES_OFF_WANTED', params: { actor }, ...told })
  if (waits && wish.raiseTo !== null) {
    const params = { actor, before: before.fourEyesPayment, after: wish.raiseTo }
    await tell(tx, { kind: 'FOUR_EYES_PAYMENT_WANTED', params, ...told })
  }
  if (after.fourEyes !== before.fourEyes) {
    const params = { actor, change: after.fourEyes ? texts.on : texts.off }
    await tell(tx, { kind: 'FOUR_EYES_CHANGED', params, ...told })
  }
  // Raising the amount switches four eyes off for the payments below it.
  if ((before.fourEyes || after.fourEyes) && after.fourEyesPayment !== before.fourEyesPayment) {
    const params = { actor, before: before.fourEyesPayment, after: after.fourEyesPayment }
    await tell(tx, { kind: 'FOUR_EYES_PAYMENT_CHANGED', params, ...told })
  }
  return after
}

/** Verbs that the actor may use on the settings. */
export function settingsActions(actor: Actor, { wantedById: first, ...settings }: queries.StoredSettings): string[] {
  const actions = actor.can(EDIT) ? ['update'] : []
  if (!actor.can(FOUR_EYES)) return actions
  actions.push('setFourEyes')
  const wish = settings.fourEyesPaymentWanted === null ? 'FourEyesOff' : 'FourEyesPayment'
  if (first !== null) actions.push(`cancel${wish}`)
  if (first !== null && first !== actor.userId) actions.push(`confirm${wish}`)
  return [...actions, 'setPayments', 'setTrucks', 'setShiftStarts']
}
