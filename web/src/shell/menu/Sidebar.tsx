import { LuPanelLeftClose, LuPanelLeftOpen } from '../../ui/icons'
import { IconButton } from '../../ui/layout/Button'
import { useStoredSetting } from '../../ui/theme/storageScope'
import { texts } from '../texts'
import css from './menu.module.css'
import { SearchedMenu } from './SearchedMenu'

const unfolded = { folded: false }

/** Menu at the left of a wide window; it folds to icons and stays so. */
export function Sidebar({ current }: { current: string }) {
  const [{ folded }, store] = useStoredSetting('sidebar', unfolded)
  return (
    <nav className={css.sidebar} data-folded={folded || undefined} aria-label={texts.navigation}>
      <SearchedMenu
        current={current}
        folded={folded}
        beside={
          <IconButton
            label={folded ? texts.unfoldMenu : texts.foldMenu}
            icon={folded ? <LuPanelLeftOpen aria-hidden /> : <LuPanelLeftClose aria-hidden />}
            onClick={() => store({ folded: !folded })}
          />
        }
      />
    </nav>
  )
}
