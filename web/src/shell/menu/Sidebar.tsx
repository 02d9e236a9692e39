import { LuPanelLeftClose, LuPanelLeftOpen } from '../../ui/icons'
import { IconButton } from '../../ui/layout/Button'
import { useStoredSetting } from '../../ui/theme/storageScope'
import { texts } from '../texts'
import { MenuList } from './MenuList'
import css from './menu.module.css'

const unfolded = { folded: false }

/** The menu at the left of a wide window; it folds to its icons and remembers that. */
export function Sidebar({ current }: { current: string }) {
  const [{ folded }, store] = useStoredSetting('sidebar', unfolded)
  return (
    <nav className={css.sidebar} data-folded={folded || undefined} aria-label={texts.navigation}>
      <div className={css.list}>
        <MenuList current={current} folded={folded} />
      </div>
      <IconButton
        alignSelf="flex-end"
        label={folded ? texts.unfoldMenu : texts.foldMenu}
        icon={folded ? <LuPanelLeftOpen aria-hidden /> : <LuPanelLeftClose aria-hidden />}
        onClick={() => store({ folded: !folded })}
      />
    </nav>
  )
}
