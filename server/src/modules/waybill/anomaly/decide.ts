import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../../kernel/command/command.js'
import type { AnomalyRule } from '../enums.js'
import type { RuleSettings, TripFacts } from './facts.js'
import { ruleNames, rules } from './rules/index.js'
import type { Finding } from './rules/rule.js'

/** Live flag, or one that a person has cleared. */
export interface KnownFlag {
  id: string
  rule: `${AnomalyRule}`
  state: 'OPEN' | 'CONFIRMED' | 'CLEARED'
  key: string
  evidence: Json
}

export interface Verdict {
  raise: { rule: AnomalyRule; finding: Finding }[]
  /** Live flags that stay, with new findings. */
  refresh: { id: string; finding: Finding }[]
  /** Live flags to end, since their facts were corrected. */
  gone: string[]
  /** Rules with a live flag afterwards. */
  live: AnomalyRule[]
}

/**
 * Flags of a waybill that appear, change or end by its facts. Unchanged facts raise no second flag, even after a
 * clearing; corrected facts end a flag, even a confirmed one. New facts replace those of an open flag; they end a
 * confirmed one and raise another. A rule that is switched off ends its open flags and leaves confirmed ones.
 */
export function decide(trip: TripFacts, known: readonly KnownFlag[], settings: RuleSettings, now: number): Verdict {
  const verdict: Verdict = { raise: [], refresh: [], gone: [], live: [] }
  for (const rule of ruleNames) {
    const { enabled, limits } = settings[rule]
    const own = known.filter((flag) => flag.rule === rule)
    const live = own.find(({ state }) => state !== 'CLEARED')
    if (!enabled && live?.state === 'CONFIRMED') {
      verdict.live.push(rule)
      continue
    }
    const finding = enabled ? rules[rule].find(trip, limits, now) : null
    const cleared = own.some(({ state, key }) => state === 'CLEARED' && key === finding?.key)
    const stays = live && finding && (live.state === 'OPEN' ? !cleared : live.key === finding.key)
    if (live && !stays) verdict.gone.push(live.id)
    if (!finding || (cleared && !stays)) continue
    verdict.live.push(rule)
    if (!stays) verdict.raise.push({ rule, finding })
    else if (live.key !== finding.key || !isDeepStrictEqual(live.evidence, finding.evidence))
      verdict.refresh.push({ id: live.id, finding })
  }
  return verdict
}

/** First blocking rule with a live flag. */
export const holdOf = (live: readonly AnomalyRule[], settings: RuleSettings): AnomalyRule | null =>
  live.find((rule) => settings[rule].enabled && settings[rule].blocking) ?? null
