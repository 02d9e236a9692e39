import type { AnomalyRule } from '../enums.js'
import type { RuleSetting, RuleSettings } from './facts.js'
import { ruleNames, rules } from './rules/index.js'

/** What a company has set of a rule, where it differs from the defaults. */
export interface StoredSetting {
  rule: `${AnomalyRule}`
  enabled: boolean
  blocking: boolean
  limits: Record<string, number>
}

/** How a rule runs in a company that has set nothing: on, with its own limits, in nobody's way. */
export function defaultSetting(rule: `${AnomalyRule}`): RuleSetting {
  const limits = Object.entries(rules[rule].limits).map(([name, limit]) => [name, limit.default])
  return { enabled: true, blocking: false, limits: Object.fromEntries(limits) }
}

/** Every rule as a company runs it. A limit that has come since it was set has its default. */
export function settingsOf(stored: readonly StoredSetting[]): RuleSettings {
  const settings = ruleNames.map((rule): [AnomalyRule, RuleSetting] => {
    const usual = defaultSetting(rule)
    const own = stored.find((setting) => setting.rule === rule)
    return [rule, own ? { ...own, limits: { ...usual.limits, ...own.limits } } : usual]
  })
  return Object.fromEntries(settings) as RuleSettings
}

/** The rules whose flags keep waybills from being settled, in their order. */
export const blockingRules = (settings: RuleSettings): AnomalyRule[] =>
  ruleNames.filter((rule) => settings[rule].enabled && settings[rule].blocking)
