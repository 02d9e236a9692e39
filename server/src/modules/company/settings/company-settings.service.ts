import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import * as queries from './company-settings.queries.js'
import type { CompanySettingChange, CompanySettingsInput, CompanySettingsView } from './company-settings.view.js'
import { type Setting, settingLabels } from './fields.js'
import { settingsTexts as texts } from './texts.js'

const EDIT = 'sys:companysettings:edit'
/** Whoever decides about prices may say how that is done. */
const AUDIT_PRICES = 'chain:directPayPriceSet:audit'
const SETTINGS: readonly Setting[] = ['payeeCheck', 'fourEyes']
const inputSchema = z
  .object({
    payeeCheck: z.boolean().nullish(),
    fourEyes: z.boolean().nullish(),
    version: z.int({ error: texts.version }),
  })
  .refine((input) => SETTINGS.some((setting) => typeof input[setting] === 'boolean'), { error: texts.nothing })
const labels = new Map<string, string>(Object.entries(settingLabels))

/** What a company decides for itself: what must be filled in, and who may decide. */
export class CompanySettingsService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** How the actor's company is set. */
  find(actor: Actor): Promise<CompanySettingsView> {
    return found(this.database.em.fork(), actor)
  }

  /** Who changed what and when, the last change first. */
  async history(actor: Actor): Promise<CompanySettingChange[]> {
    const changes = await queries.changesOfSettings(this.database.em.fork(), actor)
    const stateOf = (on: boolean) => (on ? texts.on : texts.off)
    return changes.map(({ field, before, after, ...change }) => ({
      ...change,
      label: labels.get(field) ?? field,
      before: stateOf(before),
      after: stateOf(after),
    }))
  }

  /** Changes what is given and leaves the rest; STALE when somebody has changed the settings since. */
  update(actor: Actor, given: CompanySettingsInput, idempotencyKey?: string | null): Promise<CompanySettingsView> {
    actor.assert(EDIT)
    const input = validate(inputSchema, given, 'input')
    const options = { name: 'companySettings.update', title: texts.update, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const before = await locked(tx)
      if (before.version !== input.version) throw new DomainError('STALE')
      await change(tx, before, input)
      return found(tx.em, actor)
    })
  }

  /** Whether the company wants another person to approve a price than the one who set its terms. */
  fourEyes(actor: Actor): Promise<boolean> {
    return queries.hasFourEyes(this.database.em.fork(), actor)
  }

  /** Sets that alone, whatever the version. Gives back the setting. */
  setFourEyes(
    actor: Actor,
    { enabled, idempotencyKey }: { enabled: boolean; idempotencyKey?: string | null | undefined },
  ): Promise<boolean> {
    actor.assert(AUDIT_PRICES)
    const options = { name: 'company.setFourEyes', title: texts.setFourEyes, input: { enabled }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await change(tx, await locked(tx), { fourEyes: enabled })
      return enabled
    })
  }
}

async function found(em: Em, actor: Actor): Promise<CompanySettingsView> {
  const settings = await queries.findSettings(em, actor)
  if (!settings) throw new DomainError('NOT_FOUND', { what: texts.company })
  return settings
}

async function locked(tx: Tx): Promise<CompanySettingsView> {
  const settings = await queries.lockSettings(tx)
  if (!settings) throw new DomainError('NOT_FOUND', { what: texts.company })
  return settings
}

type Wanted = { [setting in Setting]?: boolean | null | undefined }

/** Writes what differs, with its history. */
async function change(tx: Tx, before: CompanySettingsView, wanted: Wanted): Promise<void> {
  const after = {
    payeeCheck: wanted.payeeCheck ?? before.payeeCheck,
    fourEyes: wanted.fourEyes ?? before.fourEyes,
  }
  await queries.writeSettings(tx, after)
  const row = { entity: queries.ENTITY, entityId: tx.actor.companyId }
  await recordChanges(
    tx,
    SETTINGS.map((field) => ({ ...row, field, before: before[field], after: after[field] })),
  )
}

/** What the actor may do with the settings. */
export const settingsActions = (actor: Actor): string[] => (actor.can(EDIT) ? ['update'] : [])
