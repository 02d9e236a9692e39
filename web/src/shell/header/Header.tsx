import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LuKeyboard, LuMenu, LuMoon, LuSearch, LuSun } from '../../ui/icons'
import { late } from '../../ui/late'
import { IconButton } from '../../ui/layout/Button'
import { setColorMode, useColorMode } from '../../ui/theme/colorMode'
import { homeOf } from '../home'
import { Bell } from '../messages/Bell'
import { pageAt } from '../pages'
import { texts } from '../texts'
import { useViewer } from '../viewer'
import css from './Header.module.css'
import { UserMenu } from './UserMenu'

const MenuDrawer = late(() => import('../menu/MenuDrawer'))

interface Props {
  current: string
  onSearch: () => void
  onShortcuts: () => void
  onLock: () => void
}

/** Product, company, search, colour mode and the person. */
export function Header({ current, onSearch, onShortcuts, onLock }: Props) {
  const { company, roleType } = useViewer()
  const mode = useColorMode()
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <header className={css.header}>
      <span className={css.narrow}>
        <IconButton label={texts.openMenu} icon={<LuMenu aria-hidden />} onClick={() => setMenu('open')} />
      </span>
      {menu !== 'never' && <MenuDrawer open={menu === 'open'} current={current} onClose={() => setMenu('closed')} />}
      <Link to={homeOf(roleType)} className={css.brand} aria-label={texts.product}>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        <span>{texts.product}</span>
      </Link>
      <span className={css.company}>
        {/* On a phone no tag says it. */}
        <b>{pageAt(current)?.title}</b>
        {company?.name ?? texts.noCompany}
      </span>
      <button type="button" className={css.search} aria-label={texts.search} onClick={onSearch}>
        <LuSearch aria-hidden size={15} />
        <span>{texts.search}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <span className={css.wide}>
        <IconButton label={texts.shortcuts} icon={<LuKeyboard aria-hidden />} onClick={onShortcuts} />
      </span>
      <IconButton
        label={mode === 'dark' ? texts.light : texts.dark}
        icon={mode === 'dark' ? <LuSun aria-hidden /> : <LuMoon aria-hidden />}
        onClick={() => setColorMode(mode === 'dark' ? 'light' : 'dark')}
      />
      <Bell />
      <UserMenu onLock={onLock} />
    </header>
  )
}
