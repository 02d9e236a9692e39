import { RoleType } from '../../../shell/roleTypes'
import type { MenuItem } from '../../../ui/overlay/DropMenu'
import { texts } from './texts'
import type { View } from './useViews'

interface Situation {
  /** The view that the list was brought back from. */
  applied: View | null
  /** Whether the list has been changed since. */
  changed: boolean
  /** Whether it is the one that the list opens with. */
  preferred: boolean
  /** Whether colleagues may be shown a view of one's own. */
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

/** What can be done with the list as it stands; only the owner of a view changes, shares and deletes it. */
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

/** Permissions that let somebody see and do nothing. */
const READS = /:(get|index)$/
const OFFICE: readonly number[] = [RoleType.company, RoleType.enterprise]

/** Whether somebody may share views with colleagues: who does more in the office than look. The server decides. */
export const mayShare = (roleType: number, permissions: readonly string[]): boolean =>
  OFFICE.includes(roleType) && permissions.some((permission) => !READS.test(permission))
