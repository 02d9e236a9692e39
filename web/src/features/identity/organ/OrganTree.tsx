import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMatcher } from '../../../ui/form/useMatcher'
import { formatCount } from '../../../ui/format/decimal'
import { LuBuilding2, LuChevronRight, LuHardHat, LuUsers } from '../../../ui/icons'
import css from './organ.module.css'
import { texts } from './texts'
import { foundLines, openLines, type Place, TOP } from './tree'
import { useTreeKeys } from './useTreeKeys'

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

/** The company's organs below one another: arrows walk through them, left and right close and open, Enter chooses. */
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
        className={css.find}
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {lines.length === 0 && (
        <p className={css.hint} role="status">
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
      {organ && <span className={css.count}>{texts.counted(formatCount(members), formatCount(projects))}</span>}
    </div>
  )
}

const INDENT = 16
