import type { RoleType } from '../../../gql/types.generated'
import type { MenuItem } from '../../../ui/overlay/DropMenu'
import { texts } from './texts'
import type { View } from './useViews'

interface Situation {
  /** View from which the list was restored. */
  applied: View | null
  /** Whether the list has been changed since. */
  changed: boolean
  /** Whether the list opens with it. */
  preferred: boolean
  /** Whether the person may share his own views with colleagues. */
  shares: boolean
}

interface Handlers {
  saveAs: () => void
  overwrite: (view: View) => void
  share: (view: View) => void
  prefer: (view: View | null) => void
  leave: () => void
  remove: (view: View) => void
}

/** Verbs on the present view; only the owner may change, share and delete it. */
export function actionsFor({ applied, changed, preferred, shares }: Situation, on: Handlers): MenuItem[] {
  const saveAs: MenuItem = { value: 'save-as', label: texts.saveAs, separated: true, onSelect: on.saveAs }
  if (!applied) return [saveAs]
  const overwrite = { value: 'overwrite', label: texts.overwrite(applied.name), onSelect: () => on.overwrite(applied) }
  const share = {
    value: 'share',
    label: applied.shared ? texts.unshare : texts.share,
    onSelect: () => on.share(applied),
  }
  const prefer = {
    value: 'prefer',
    label: preferred ? texts.noDefault : texts.makeDefault,
    onSelect: () => on.prefer(preferred ? null : applied),
  }
  return [
    saveAs,
    ...(applied.own && changed ? [overwrite] : []),
    ...(applied.own && (shares || applied.shared) ? [share] : []),
    prefer,
    { value: 'leave', label: texts.leave, onSelect: on.leave },
    ...(applied.own
      ? [{ value: 'remove', label: texts.remove(applied.name), separated: true, onSelect: () => on.remove(applied) }]
      : []),
  ]
}

/** Permissions that only let a member read. */
const READS = /:(get|index)$/
const OFFICE: readonly RoleType[] = ['COMPANY', 'ENTERPRISE']

/**
 * Whether a member may share views with colleagues: office staff with more than reading permissions. The server
 * decides.
 */
export const mayShare = (roleType: RoleType, permissions: readonly string[]): boolean =>
  OFFICE.includes(roleType) && permissions.some((permission) => !READS.test(permission))
