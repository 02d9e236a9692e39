import { createHash } from 'node:crypto'
import type { ActorFacts } from '../../../kernel/command/actor.js'

const LENGTH = 16
const known = new WeakMap<ActorFacts, string>()

/** Rights of a person as a short text that changes with any of them. */
export function rightsOf(facts: ActorFacts): string {
  const kept = known.get(facts)
  if (kept) return kept
  const { roleType, permissions, projectIds, captainScopes } = facts
  const companies = captainScopes.map(({ companyId }) => companyId).sort()
  const told = JSON.stringify([roleType, [...permissions].sort(), projectIds && [...projectIds].sort(), companies])
  const rights = createHash('sha256').update(told).digest('base64url').slice(0, LENGTH)
  known.set(facts, rights)
  return rights
}
