import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LuSearch } from '../../ui/icons'
import { texts } from '../texts'
import { MenuList } from './MenuList'
import css from './menu.module.css'
import { useMenu } from './useMenu'

interface Props {
  current: string
  /** Whether only icons are shown. */
  folded?: boolean
  /** Content beside the field. */
  beside?: ReactNode
  onNavigate?: () => void
}

/** Menu below a field that filters it: Enter opens the first page found, Escape shows all of them again. */
export function SearchedMenu({ current, folded = false, beside, onNavigate }: Props) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const searched = folded ? '' : typed.trim()
  const menu = useMenu(searched)
  const found = menu.groups.flatMap(({ pages }) => pages)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const [first] = found
    if (event.key === 'Enter' && searched && first) {
      navigate(first.path)
      onNavigate?.()
    } else if (event.key !== 'Escape' || !typed) return
    event.preventDefault()
    event.stopPropagation()
    setTyped('')
  }
  return (
    <>
      <div className={css.top}>
        {!folded && (
          <label className={css.search}>
            <LuSearch aria-hidden />
            <input
              type="search"
              aria-label={texts.searchMenu}
              placeholder={texts.searchMenu}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
            />
          </label>
        )}
        {beside}
      </div>
      <div className={css.list}>
        <p role="status" className={found.length ? 'tf-visually-hidden' : css.none}>
          {searched && texts.foundInMenu(found.length)}
        </p>
        <MenuList menu={menu} current={current} folded={folded} onNavigate={onNavigate} />
      </div>
    </>
  )
}
