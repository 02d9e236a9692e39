import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LuChevronDown, LuX } from '../../ui/icons'
import { DropMenu, type MenuItem } from '../../ui/overlay/DropMenu'
import { texts } from '../texts'
import css from './TagBar.module.css'
import { reloadTag, type Tag, useTags } from './tags'
import { useCloseTags } from './useCloseTags'

function TagLink({
  tag,
  active,
  unsaved,
  onClose,
}: {
  tag: Tag
  active: boolean
  unsaved: boolean
  onClose: () => void
}) {
  return (
    <li className={css.tag} data-active={active || undefined}>
      <Link
        to={tag.url}
        aria-current={active ? 'page' : undefined}
        onAuxClick={(event) => {
          if (event.button !== 1 || tag.fixed) return
          event.preventDefault()
          onClose()
        }}
      >
        <span data-tip={tag.title}>{tag.title}</span>
        {unsaved && <span className={css.dot} role="img" aria-label={texts.unsaved} data-tip={texts.unsaved} />}
      </Link>
      {!tag.fixed && (
        <button type="button" aria-label={texts.closeTag(tag.title)} onClick={onClose}>
          <LuX aria-hidden size={13} />
        </button>
      )}
    </li>
  )
}

/** Least width of a tag in pixels, below which its title is unreadable. */
const LEAST = 92

/** Number of tags that fit into the row. */
function useRoom(row: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(1)
  useLayoutEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => setRoom(Math.floor(current.clientWidth / LEAST))
    const watcher = new ResizeObserver(measure)
    measure()
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [row])
  return room
}

/**
 * Open pages as tags, with verbs to close one, the others or all. The row is never wider than the window: tags get
 * narrower, and the oldest ones move to the menu at its end.
 */
export function TagBar({ current }: { current: string }) {
  const { tags, unsaved } = useTags()
  const navigate = useNavigate()
  const close = useCloseTags(current)
  const row = useRef<HTMLUListElement>(null)
  const room = useRoom(row)
  const left = tags
    .filter(({ key, fixed }) => !fixed && key !== current)
    .slice(0, Math.max(0, tags.length - Math.max(room, 2)))
  const items: MenuItem[] = [
    ...left.map(({ key, title, url }) => ({
      value: key,
      label: unsaved.has(key) ? `${title}（${texts.unsaved}）` : title,
      onSelect: () => navigate(url),
    })),
    { value: 'refresh', label: texts.refreshTag, separated: left.length > 0, onSelect: () => reloadTag(current) },
    { value: 'this', label: texts.closeThis, onSelect: () => void close((tag) => tag.key === current) },
    { value: 'others', label: texts.closeOthers, onSelect: () => void close((tag) => tag.key !== current) },
    { value: 'all', label: texts.closeAll, onSelect: () => void close(() => true) },
  ]
  return (
    <nav className={css.bar} aria-label={texts.tags}>
      <ul ref={row} className={css.tags}>
        {tags
          .filter((tag) => !left.includes(tag))
          .map((tag) => (
            <TagLink
              key={tag.key}
              tag={tag}
              active={tag.key === current}
              unsaved={unsaved.has(tag.key)}
              onClose={() => void close((other) => other.key === tag.key)}
            />
          ))}
      </ul>
      <DropMenu
        button={{
          size: 'xs',
          variant: 'ghost',
          px: '1',
          'aria-label': left.length ? texts.tagMenuWith(left.length) : texts.tagMenu,
          children: (
            <>
              {left.length > 0 && `+${left.length}`}
              <LuChevronDown aria-hidden />
            </>
          ),
        }}
        items={items}
      />
    </nav>
  )
}
