import type { RoleDetailFragment, RoleRowFragment } from './role.generated'
import { texts } from './texts'

export type Role = RoleRowFragment
export type WholeRole = RoleDetailFragment
/** Verbs of a role by their names in the API. */
type Verb = 'edit' | 'copy' | 'reset' | 'delete'

/** Standard roles can be reset, those of the company deleted. */
export const verbsOf = ({ standard }: Pick<Role, 'standard'>): readonly Verb[] =>
  standard ? ['edit', 'copy', 'reset'] : ['edit', 'copy', 'delete']

type Differing = Pick<Role, 'differences'>

/** Differences of a standard role from its original, in sentences. */
export function differencesOf({ differences }: Differing): string[] {
  if (!differences) return []
  const { added, missing, scope } = differences
  const listed = (keys: readonly { label: string }[]) => keys.map(({ label }) => label).join('、')
  return [
    ...(added.length ? [texts.more(listed(added))] : []),
    ...(missing.length ? [texts.less(listed(missing))] : []),
    ...(scope ? [texts.otherScope] : []),
  ]
}

/** Reason against a verb of a role; null without one. */
export function reasonAgainst(verb: Verb, role: Pick<Role, 'refusedActions'> & Differing): string | null {
  const refused = role.refusedActions.find(({ action }) => action === verb)
  if (refused) return refused.reason
  return verb === 'reset' && differencesOf(role).length === 0 ? texts.same : null
}

/** Kind of a role: an original standard role, a changed one, or the company's own. */
export function kindOf({ standard, ...role }: Pick<Role, 'standard'> & Differing): string {
  if (!standard) return texts.own
  return differencesOf(role).length > 0 ? texts.altered : texts.same
}
