import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMatcher } from '../../../ui/form/useMatcher'
import { formatCount } from '../../../ui/format/decimal'
import { LuBuilding2, LuChevronRight, LuHardHat, LuUsers } from '../../../ui/icons'
import looks from '../../../ui/layout/looks.module.css'
import css from '../people.module.css'
import { texts } from './texts'
import { foundLines, openLines, type Place, TOP } from './tree'

interface Tree {
  /** Visible lines, from top to bottom. */
  lines: readonly Place[]
  closed: ReadonlySet<string>
  current: string
  go: (id: string) => void
  turn: (ids: readonly string[], closed: boolean) => void
  onChoose: (id: string) => void
}

/** Handles the keys of a tree (the ARIA pattern); returns whether the key was one. */
function useTreeKeys({ lines, closed, current, go, turn, onChoose }: Tree): (event: KeyboardEvent) => boolean {
  const at = lines.findIndex(({ id }) => id === current)
  const place = lines[at]
  const to = (line: Place | undefined) => {
    if (line) go(line.id)
  }
  const right = ({ id, children }: Place) => {
    if (children === 0) return
    if (closed.has(id)) turn([id], false)
    else to(lines[at + 1])
  }
  const left = ({ id, children, parentId }: Place) => {
    if (children > 0 && !closed.has(id)) turn([id], true)
    else to(lines.find((line) => line.id === parentId))
  }
  const openSiblings = ({ parentId }: Place) =>
    turn(
      lines.flatMap((line) => (line.parentId === parentId ? [line.id] : [])),
      false,
    )
  const keys = new Map<string, (place: Place) => void>([
    ['ArrowDown', () => to(lines[at + 1])],
    ['ArrowUp', () => to(lines[at - 1])],
    ['ArrowRight', right],
    ['ArrowLeft', left],
    ['Home', () => to(lines[0])],
    ['End', () => to(lines.at(-1))],
    ['Enter', ({ id }) => onChoose(id)],
    [' ', ({ id }) => onChoose(id)],
    ['*', openSiblings],
  ])
  return ({ key, ctrlKey, metaKey, altKey }) => {
    if (!place || ctrlKey || metaKey || altKey) return false
    const known = keys.get(key)
    known?.(place)
    return known !== undefined
  }
}

interface Props {
  places: readonly Place[]
  chosen: string
  onChoose: (id: string) => void
}

const icons = { DEPARTMENT: LuUsers, SITE: LuHardHat }

function Icon({ place: { organ } }: { place: Place }) {
  const Found = organ ? icons[organ.kind] : LuBuilding2
  return <Found aria-hidden className={css.icon} />
}

/** Organs of the company below one another: arrows walk through them, left and right close and open, Enter chooses. */
export function OrganTree({ places, chosen, onChoose }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(chosen)
  const list = useRef<HTMLDivElement>(null)
  const matches = useMatcher(typed !== '')
  useEffect(() => setAt(chosen), [chosen])
  const lines = typed.trim() ? foundLines(places, (name) => matches(name, typed)) : openLines(places, closed)
  const current = lines.some(({ id }) => id === at) ? at : (lines[0]?.id ?? TOP)
  const turn = (ids: readonly string[], isClosed: boolean) => {
    const others = [...closed].filter((id) => !ids.includes(id))
    setClosed(new Set(isClosed ? [...others, ...ids] : others))
  }
  const go = (id: string) => {
    setAt(id)
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus()
  }
  const press = useTreeKeys({ lines, closed, current, go, turn, onChoose })
  const pressed = (event: KeyboardEvent) => {
    if (press(event)) event.preventDefault()
  }
  return (
    <>
      <input
        className={css.organFind}
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {lines.length === 0 && (
        <p className={looks.note} role="status">
          {texts.noneFound}
        </p>
      )}
      {lines.length > 0 && (
        <div ref={list} className={css.tree} role="tree" aria-label={texts.title} onKeyDown={pressed}>
          {lines.map((place) => (
            <Line
              key={place.id}
              place={place}
              open={place.children > 0 && (typed.trim() !== '' || !closed.has(place.id))}
              chosen={place.id === chosen}
              reached={place.id === current}
              onReach={() => setAt(place.id)}
              onTurn={() => turn([place.id], !closed.has(place.id))}
              onChoose={() => onChoose(place.id)}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface LineProps {
  place: Place
  open: boolean
  chosen: boolean
  reached: boolean
  onReach: () => void
  onTurn: () => void
  onChoose: () => void
}

function Line({ place, open, chosen, reached, onReach, onTurn, onChoose }: LineProps) {
  const { id, name, organ, level, position, setSize, children, members, projects } = place
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears its keys
    <div
      role="treeitem"
      data-id={id}
      className={css.line}
      style={{ paddingInlineStart: `${(level - 1) * INDENT + 4}px` }}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={children > 0 ? open : undefined}
      aria-selected={chosen}
      tabIndex={reached ? 0 : -1}
      onFocus={onReach}
      onClick={onChoose}
    >
      {children > 0 ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: left and right do the same
        // biome-ignore lint/a11y/noStaticElementInteractions: left and right do the same
        <span
          className={css.turn}
          data-open={open}
          onClick={(event) => {
            event.stopPropagation()
            onTurn()
          }}
        >
          <LuChevronRight aria-hidden />
        </span>
      ) : (
        <span className={css.turn} />
      )}
      <Icon place={place} />
      <span className={css.name}>{name}</span>
      {organ && <span className={css.organCount}>{texts.counted(formatCount(members), formatCount(projects))}</span>}
    </div>
  )
}

const INDENT = 16
