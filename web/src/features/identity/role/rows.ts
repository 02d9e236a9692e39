import type { RoleDetailFragment, RoleRowFragment } from './role.generated'
import { texts } from './texts'

export type Role = RoleRowFragment
export type WholeRole = RoleDetailFragment
/** What can be done with a role, by its name at the API. */
export type Verb = 'edit' | 'copy' | 'reset' | 'delete'
export type Handlers = Record<Verb | 'view', (role: Role) => void>

export const verbLabels: Record<Verb, string> = {
  edit: texts.edit,
  copy: texts.copy,
  reset: texts.reset,
  delete: texts.delete,
}

/** Standard roles are set back, those of the company are deleted. */
export const verbsOf = ({ standard }: Pick<Role, 'standard'>): readonly Verb[] =>
  standard ? ['edit', 'copy', 'reset'] : ['edit', 'copy', 'delete']

type Differing = Pick<Role, 'differences'>

/** How a standard role differs from what it is in every company, in sentences. */
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

/** Why something cannot be done with a role; null where it can. */
export function reasonAgainst(verb: Verb, role: Pick<Role, 'refusedActions'> & Differing): string | null {
  const refused = role.refusedActions.find(({ action }) => action === verb)
  if (refused) return refused.reason
  return verb === 'reset' && differencesOf(role).length === 0 ? texts.same : null
}

/** What kind of role it is: a standard one, as everywhere or changed, or one of the company's own. */
export function kindOf({ standard, ...role }: Pick<Role, 'standard'> & Differing): string {
  if (!standard) return texts.own
  return differencesOf(role).length > 0 ? texts.altered : texts.same
}
