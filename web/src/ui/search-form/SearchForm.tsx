import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LuChevronDown, LuChevronUp } from 'react-icons/lu'
import { inOrder } from '../form/dates'
import { Button } from '../layout/Button'
import { param } from '../list/params'
import { texts } from '../texts'
import { asRange, SearchField, widthOf } from './SearchField'
import css from './search-form.module.css'
import type { Draft, SearchField as Field, Searched } from './types'

interface Props {
  fields: readonly Field[]
  list: Searched
  /** What becomes of what was asked; unless given it becomes the list's filters, and those that the form does not ask for go. */
  onSearch?: (values: Draft) => void
}

const GAP = 20
const BUTTONS_WIDTH = 230
const USUAL = 250
const WIDTHS = { days: 380, times: 600 }

/** The pixels of the first row that the buttons leave to fields. */
function useRoom() {
  const element = useRef<HTMLFormElement>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width - BUTTONS_WIDTH)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, room }
}

function firstRow(fields: readonly Field[], draft: Draft, room: number): number {
  let used = 0
  let count = 0
  for (const field of fields) {
    const width = widthOf(field, draft[field.name])
    used += (width ? WIDTHS[width] : USUAL) + GAP
    if (used > room && count > 0) break
    count++
  }
  return count
}

/** The filters that are otherwise now, as they are now. */
function changesOf(before: string, now: string): Draft {
  const [old, current] = [JSON.parse(before) as Draft, JSON.parse(now) as Draft]
  const changed = Object.keys({ ...old, ...current }).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, current[name]]))
}

/** Enter sends the form before the field with a swapped pair is left. */
const settled = (value: Draft[string]) => inOrder(asRange(value)) ?? value

/** Filters above a list: Enter searches, 重置 clears, and what does not fit folds away behind 展开. */
export function SearchForm({ fields, list, onSearch = list.setFilters }: Props) {
  const [draft, setDraft] = useState<Draft>({ ...list.filters })
  const [open, setOpen] = useState(false)
  // A field keeps what it cannot read; 重置 forgets that, too.
  const [resets, setResets] = useState(0)
  const { element, room } = useRoom()

  // The URL may change behind the form: back, forward, 清除筛选. What is typed elsewhere by then stays.
  const inForce = JSON.stringify(list.filters)
  const followed = useRef(inForce)
  useEffect(() => {
    const changed = changesOf(followed.current, inForce)
    followed.current = inForce
    setDraft((before) => ({ ...before, ...changed }))
  }, [inForce])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const cleaned: Draft = {}
    for (const { name, type } of fields) {
      const value = draft[name]
      cleaned[name] = type === 'texts' && typeof value === 'string' ? param.texts().read(value) : settled(value)
    }
    onSearch(cleaned)
    // Where only one field stands in a row, the form would hide what was found.
    if (room < USUAL) setOpen(false)
  }
  const reset = () => {
    setDraft({})
    setResets(resets + 1)
    list.reset()
  }

  const fitting = firstRow(fields, draft, room)
  const shown = open ? fields.length : fitting
  const foldable = fitting < fields.length
  return (
    <search>
      <form ref={element} className={css.form} onSubmit={submit}>
        {fields.slice(0, shown).map((field) => (
          <SearchField
            key={`${field.name}:${resets}`}
            field={field}
            value={draft[field.name]}
            onChange={(value) => setDraft((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        <div className={css.buttons}>
          <Button type="submit" variant="solid">
            {texts.search}
          </Button>
          <Button onClick={reset}>{texts.reset}</Button>
          {foldable && (
            <Button
              variant="plain"
              aria-expanded={open}
              icon={open ? <LuChevronUp aria-hidden /> : <LuChevronDown aria-hidden />}
              onClick={() => setOpen(!open)}
            >
              {open ? texts.collapse : texts.expand}
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}
