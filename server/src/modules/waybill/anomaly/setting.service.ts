import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { AnomalyRule, anomalyLabels } from '../enums.js'
import type { RuleSetting } from './facts.js'
import { endFlagsOf, lockWaybills, setHolds, waybillsOfRule } from './flag.queries.js'
import { forgetNorms } from './norm.queries.js'
import { ruleNames, rules } from './rules/index.js'
import * as queries from './setting.queries.js'
import type { AnomalyRuleInput, AnomalyRuleSettingView } from './setting.view.js'
import { blockingRules, settingsOf } from './settings.js'
import { anomalyTexts as texts } from './texts.js'

const AUDIT = 'chain:companywaybill:audit'
const inputSchema = z.object({
  rule: z.enum(AnomalyRule),
  enabled: z.boolean(),
  blocking: z.boolean(),
  limits: z.array(z.object({ name: z.string(), value: z.int() })).max(20),
  version: z.int({ error: texts.version }),
})

/** Sends a job that checks the company's recent trips after the transaction commits. */
export type SendSweep = (companyId: string, em: Em) => Promise<void>

/** Settings of the rules in a company: which are on, their limits, and which keep a waybill from being settled. */
export class AnomalyRuleService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly sendSweep: SendSweep,
  ) {}

  /** Settings of the rules, in their order; none for an actor without a company, such as a captain. */
  async list(actor: Actor): Promise<AnomalyRuleSettingView[]> {
    actor.assert('chain:companywaybill:get')
    return actor.facts.companyId === null ? [] : shown(this.database.em.fork(), actor)
  }

  /** Sets a rule. STALE after another person's change; INVALID_INPUT names a limit that is out of bounds. */
  set(actor: Actor, given: AnomalyRuleInput, idempotencyKey?: string | null): Promise<AnomalyRuleSettingView> {
    actor.assert(AUDIT)
    const input = validate(inputSchema, given, 'input')
    const limits = checkedLimits(input.rule, input.limits)
    const options = { name: 'anomalyRule.set', title: texts.setRule, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockSetting(tx, input.rule)
      if ((stored?.version ?? 0) !== input.version) throw new DomainError('STALE')
      const before = settingsOf(stored ? [stored] : [])[input.rule]
      const after = { ...input, limits: { ...before.limits, ...limits } }
      const id = await queries.keepSetting(tx, after)
      await recordChanges(tx, changesOf(id, before, after))
      await apply(tx, input.rule, before, after)
      await this.sendSweep(actor.companyId, tx.em)
      const setting = (await shown(tx.em, actor)).find(({ rule }) => rule === input.rule)
      if (!setting) throw new DomainError('NOT_FOUND', { what: texts.rule })
      return setting
    })
  }
}

/** Limits within the bounds of the rule. */
function checkedLimits(rule: AnomalyRule, given: readonly { name: string; value: number }[]): Record<string, number> {
  const limits: Record<string, number> = {}
  const errors = given.flatMap(({ name, value }, at) => {
    const field = `input.limits.${at}.value`
    const limit = Object.hasOwn(rules[rule].limits, name) ? rules[rule].limits[name] : undefined
    if (!limit) return [{ field: `input.limits.${at}.name`, message: texts.limitUnknown }]
    if (Object.hasOwn(limits, name)) return [{ field: `input.limits.${at}.name`, message: texts.limitTwice }]
    limits[name] = value
    const { label, min, max, unit } = limit
    return value < min || value > max ? [{ field, message: texts.limitRange(label, min, max, unit) }] : []
  })
  if (errors.length > 0) throw invalidInput(errors)
  return limits
}

function changesOf(entityId: string, before: RuleSetting, after: RuleSetting) {
  const change = { entity: 'anomaly_rule', entityId }
  const names = Object.keys(after.limits)
  return [
    { ...change, field: 'enabled', before: before.enabled, after: after.enabled },
    { ...change, field: 'blocking', before: before.blocking, after: after.blocking },
    ...names.map((name) => ({
      ...change,
      field: name,
      before: before.limits[name] ?? null,
      after: after.limits[name] ?? null,
    })),
  ]
}

/**
 * Applies a setting at once: a rule that is off loses its open flags, and waybills are held back by the new settings.
 */
async function apply(
  { em, actor, now }: Tx,
  rule: AnomalyRule,
  before: RuleSetting,
  after: RuleSetting,
): Promise<void> {
  const { companyId } = actor
  if (Object.keys(after.limits).some((name) => before.limits[name] !== after.limits[name])) {
    await forgetNorms(em, companyId)
  }
  if (before.enabled === after.enabled && before.blocking === after.blocking) return
  const ids = await waybillsOfRule(em, companyId, rule)
  await lockWaybills(em, companyId, ids)
  if (!after.enabled) await endFlagsOf(em, companyId, rule, now)
  await setHolds(em, companyId, ids, blockingRules(settingsOf(await queries.findSettings(em, companyId))))
}

async function shown(em: Em, actor: Actor): Promise<AnomalyRuleSettingView[]> {
  const stored = await queries.findSettings(em, actor.companyId)
  const settings = settingsOf(stored)
  return ruleNames.map((rule) => {
    const row = stored.find((setting) => setting.rule === rule)
    const { description, limits } = rules[rule]
    const { enabled, blocking, limits: values } = settings[rule]
    return {
      rule,
      label: anomalyLabels[rule],
      description,
      enabled,
      blocking,
      limits: Object.entries(limits).map(([name, { default: defaultValue, ...limit }]) => ({
        name,
        ...limit,
        defaultValue,
        value: values[name] ?? defaultValue,
      })),
      version: row?.version ?? 0,
      updateBy: row?.updatedName ?? null,
      updateTime: row?.updatedAt ?? null,
      allowedActions: actor.can(AUDIT) ? ['set'] : [],
    }
  })
}
