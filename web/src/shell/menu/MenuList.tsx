import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { LuChevronDown, LuStar } from '../../ui/icons'
import type { Page } from '../page'
import { useTags } from '../tags/tags'
import { texts } from '../texts'
import css from './menu.module.css'
import type { Menu } from './useMenu'

interface Props {
  menu: Menu
  current: string
  /** Whether only icons are shown. */
  folded?: boolean
  onNavigate?: () => void
}

/** Menu with groups that fold, marked pages first. */
export function MenuList({ menu, current, ...item }: Props) {
  const { tags } = useTags()
  // An open page is shown in its last state; choosing the present page starts it again.
  const urlOf = (path: string) => (path === current ? path : (tags.find((tag) => tag.key === path)?.url ?? path))
  return menu.groups.map(({ name, pages, open }) => (
    <Group key={name} name={name} open={open} flat={item.folded} onFold={() => menu.fold(name, open)}>
      {pages.map((page) => (
        <Item key={page.path} page={page} url={urlOf(page.path)} menu={menu} current={current} {...item} />
      ))}
    </Group>
  ))
}

interface GroupProps {
  name: string
  open: boolean
  /** Whether the group is always open, with its name for screen readers alone. */
  flat: boolean | undefined
  onFold: () => void
  children: ReactNode
}

function Group({ name, open, flat, onFold, children }: GroupProps) {
  const id = useId()
  return (
    <div className={css.group}>
      {flat ? (
        <h2 className="tf-visually-hidden">{name}</h2>
      ) : (
        <h2>
          <button type="button" className={css.groupName} aria-expanded={open} aria-controls={id} onClick={onFold}>
            {name}
            <LuChevronDown aria-hidden />
          </button>
        </h2>
      )}
      <ul id={id} hidden={!flat && !open}>
        {children}
      </ul>
    </div>
  )
}

interface ItemProps extends Props {
  page: Page
  url: string
}

function Item({ page: { path, title, menu: place }, url, menu, current, folded, onNavigate }: ItemProps) {
  const Icon = place?.icon
  const marked = menu.marked.includes(path)
  const isCurrent = path === current
  const mark = isCurrent ? texts.markCurrent : texts.mark(title)
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={line} className={css.item} data-current={isCurrent || undefined}>
      <Link
        to={url}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={folded ? title : undefined}
        data-tip={folded ? title : undefined}
        onClick={onNavigate}
      >
        {Icon && <Icon aria-hidden size={17} />}
        {!folded && <span>{title}</span>}
      </Link>
      {!folded && (
        // Marking is done in the menu of the open page: a button at each entry would double the way of keyboards and
        // screen readers.
        <button
          type="button"
          tabIndex={marked || isCurrent ? 0 : -1}
          aria-hidden={(!marked && !isCurrent) || undefined}
          aria-pressed={marked}
          aria-label={mark}
          data-tip={mark}
          onClick={() => menu.mark(path)}
        >
          <LuStar aria-hidden size={14} />
        </button>
      )}
    </li>
  )
}
