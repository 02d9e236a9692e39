import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../../kernel/command/command.js'
import type { AnomalyRule } from '../enums.js'
import type { RuleSettings, TripFacts } from './facts.js'
import { ruleNames, rules } from './rules/index.js'
import type { Finding } from './rules/rule.js'

/** A flag that is live, or that somebody has cleared. */
export interface KnownFlag {
  id: string
  rule: `${AnomalyRule}`
  state: 'OPEN' | 'CONFIRMED' | 'CLEARED'
  key: string
  evidence: Json
}

export interface Verdict {
  raise: { rule: AnomalyRule; finding: Finding }[]
  /** Live flags that stay, with what is now known. */
  refresh: { id: string; finding: Finding }[]
  /** Live flags whose facts are mended. */
  gone: string[]
  /** The rules with a live flag afterwards. */
  live: AnomalyRule[]
}

/**
 * What becomes of a waybill's flags by its facts. The same facts raise nothing twice, cleared or not; mended ones end a flag, also
 * a confirmed one. Other facts under an open flag are shown by it; under a confirmed one they are a new question. A rule that is
 * off looks at nothing: its open flags end, what somebody has confirmed stays.
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

/** The first rule that blocks, of those with a live flag. */
export const holdOf = (live: readonly AnomalyRule[], settings: RuleSettings): AnomalyRule | null =>
  live.find((rule) => settings[rule].enabled && settings[rule].blocking) ?? null
