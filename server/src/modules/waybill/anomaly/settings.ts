import type { AnomalyRule } from '../enums.js'
import type { RuleSetting, RuleSettings } from './facts.js'
import { ruleNames, rules } from './rules/index.js'

/** Setting of a rule that a company has stored because it differs from the default. */
export interface StoredSetting {
  rule: `${AnomalyRule}`
  enabled: boolean
  blocking: boolean
  limits: Record<string, number>
}

/** Setting of a rule in a company that has stored none: on, with default limits, blocking nothing. */
export function defaultSetting(rule: `${AnomalyRule}`): RuleSetting {
  const limits = Object.entries(rules[rule].limits).map(([name, limit]) => [name, limit.default])
  return { enabled: true, blocking: false, limits: Object.fromEntries(limits) }
}

/** Settings of all rules in a company. A limit that is newer than a stored setting has its default. */
export function settingsOf(stored: readonly StoredSetting[]): RuleSettings {
  const settings = ruleNames.map((rule): [AnomalyRule, RuleSetting] => {
    const usual = defaultSetting(rule)
    const own = stored.find((setting) => setting.rule === rule)
    return [rule, own ? { ...own, limits: { ...usual.limits, ...own.limits } } : usual]
  })
  return Object.fromEntries(settings) as RuleSettings
}

/** Rules whose flags keep waybills from being settled, in their order. */
export const blockingRules = (settings: RuleSettings): AnomalyRule[] =>
  ruleNames.filter((rule) => settings[rule].enabled && settings[rule].blocking)
