import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
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
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  return (
    <li ref={element} className={css.tag} data-active={active || undefined}>
      <Link
        to={tag.url}
        aria-current={active ? 'page' : undefined}
        onAuxClick={(event) => {
          if (event.button !== 1 || tag.fixed) return
          event.preventDefault()
          onClose()
        }}
      >
        {tag.title}
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

/** The open pages as tags, with closing one, the others or all. */
export function TagBar({ current }: { current: string }) {
  const { tags, unsaved } = useTags()
  const close = useCloseTags(current)
  const items: MenuItem[] = [
    { value: 'refresh', label: texts.refreshTag, onSelect: () => reloadTag(current) },
    { value: 'this', label: texts.closeThis, onSelect: () => void close((tag) => tag.key === current) },
    { value: 'others', label: texts.closeOthers, onSelect: () => void close((tag) => tag.key !== current) },
    { value: 'all', label: texts.closeAll, onSelect: () => void close(() => true) },
  ]
  return (
    <nav className={css.bar} aria-label={texts.tags}>
      <ul className={css.tags}>
        {tags.map((tag) => (
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
          px: '0',
          'aria-label': texts.tagMenu,
          children: <LuChevronDown aria-hidden />,
        }}
        items={items}
      />
    </nav>
  )
}
