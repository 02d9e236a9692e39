import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { inOrder } from '../form/dates'
import { LuChevronUp } from '../icons'
import { Button } from '../layout/Button'
import { param } from '../list/params'
import { texts } from '../texts'
import type { Chip } from './chips'
import { FilterChips } from './FilterChips'
import { SearchBar } from './SearchBar'
import { asRange, SearchField } from './SearchField'
import css from './search-form.module.css'
import type { Draft, SearchField as Field, Searched } from './types'
import { useFits } from './useFits'

interface Props {
  fields: readonly Field[]
  list: Searched
  /** What becomes of what was asked; unless given it becomes the list's filters, and those that the form does not ask for go. */
  onSearch?: (values: Draft) => void
  /** The few fields of a drawer: always open, and what is in force is told nowhere else. */
  plain?: boolean
  /** Filters that the form does not ask for, such as those set by a link. */
  linked?: readonly Chip[]
  /** What is in force where the list says nothing else, such as the usual days. */
  usual?: Draft
  /** Takes a filter away; unless given just that one. */
  onRemove?: (name: string) => void
}

const GAP = 20
const BUTTONS_WIDTH = 230
const USUAL = 250
const DAYS = 380

/** The pixels that the fields take side by side with the buttons. */
const widthOf = (fields: readonly Field[]): number =>
  fields.reduce(
    (sum, { type }) => sum + GAP + (type === 'days' || type === 'times' ? DAYS : USUAL),
    BUTTONS_WIDTH - GAP,
  )

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

/**
 * Filters above a list. Few fields stand side by side; more begin as one line, a box for numbers, plates, cards and names, with
 * ＋筛选 for a single field and 展开 for all of them, and are that line again after 查询.
 */
export function SearchForm({
  fields,
  list,
  onSearch = list.setFilters,
  plain = false,
  linked,
  usual,
  onRemove,
}: Props) {
  const [draft, setDraft] = useState<Draft>({ ...usual, ...list.filters })
  /** The fields that stand open; null while all of them do. */
  const [open, setOpen] = useState<readonly string[] | null>([])
  // A field keeps what it cannot read; 重置 forgets that, too.
  const [resets, setResets] = useState(0)
  const { element, fits: fitting } = useFits(widthOf(fields))
  const fits = plain || fitting
  const form = useRef<HTMLFormElement>(null)

  // The URL may change behind the form: back, forward, 清除筛选. What is typed elsewhere by then stays.
  const inForce = JSON.stringify({ ...usual, ...list.filters })
  const followed = useRef(inForce)
  useEffect(() => {
    const changed = changesOf(followed.current, inForce)
    followed.current = inForce
    setDraft((before) => ({ ...before, ...changed }))
  }, [inForce])

  const opened = open?.at(-1)
  const folded = !fits && open?.length === 0
  const foldedByHand = useRef(false)
  useEffect(() => {
    // The field that had the focus is gone: the keyboard goes on at the line that it was folded into.
    if (folded && foldedByHand.current && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.focus()
    foldedByHand.current = false
  }, [folded, element])
  const fold = () => {
    foldedByHand.current = true
    setOpen([])
  }
  useEffect(() => {
    if (opened === undefined) return
    form.current?.querySelector<HTMLElement>(`[data-field="${opened}"] :is(input, select, button)`)?.focus()
  }, [opened])

  const search = (asked: Draft) => {
    const cleaned: Draft = {}
    for (const { name, type } of fields) {
      const value = asked[name]
      cleaned[name] = type === 'texts' && typeof value === 'string' ? param.texts().read(value) : settled(value)
    }
    onSearch(cleaned)
    fold()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(draft)
  }
  const reset = () => {
    setDraft({ ...usual })
    setResets(resets + 1)
    fold()
    list.reset()
  }
  const close = () => {
    setDraft({ ...usual, ...list.filters })
    fold()
  }
  /** A field that was opened is closed by Escape as by 取消; what stands open in front of it takes the key first. */
  const closeOnEscape = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target as HTMLElement
    const isTaken = event.defaultPrevented || field.ariaExpanded === 'true' || !event.currentTarget.contains(field)
    if (event.key === 'Escape' && !fits && !isTaken) close()
  }
  const add = (name: string) => setOpen([...(open ?? []).filter((other) => other !== name), name])

  const whole = fits || open === null
  const shown = whole ? fields : fields.filter(({ name }) => open.includes(name))
  return (
    <search ref={element} className={css.panel}>
      {!whole && (
        <SearchBar
          fields={fields}
          filtered={Object.keys(list.filters).length > 0}
          onSearch={({ name, value }) => search({ ...draft, [name]: value })}
          onAdd={add}
          onReset={reset}
          onExpand={() => setOpen(null)}
        />
      )}
      {!plain && (
        <FilterChips
          fields={whole && !fits ? [] : fields}
          list={list}
          linked={linked}
          usual={usual}
          onRemove={onRemove}
          onEdit={fits ? undefined : add}
        />
      )}
      {shown.length > 0 && (
        <form
          ref={form}
          className={css.form}
          data-grid={!fits || undefined}
          onSubmit={submit}
          onKeyDown={closeOnEscape}
        >
          {shown.map((field) => (
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
            {whole ? <Button onClick={reset}>{texts.reset}</Button> : <Button onClick={close}>{texts.cancel}</Button>}
            {whole && !fits && (
              <Button variant="plain" aria-expanded icon={<LuChevronUp aria-hidden />} onClick={close}>
                {texts.collapse}
              </Button>
            )}
          </div>
        </form>
      )}
    </search>
  )
}
