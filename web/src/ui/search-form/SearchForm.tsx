import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { inOrder } from '../form/dates'
import { LuChevronDown, LuChevronUp } from '../icons'
import { Button } from '../layout/Button'
import { param } from '../list/params'
import { texts } from '../texts'
import type { Chip } from './chips'
import { FilterChips } from './FilterChips'
import { grouped, type SearchGroup } from './groups'
import { MoreFields } from './MoreFields'
import { SearchBar } from './SearchBar'
import { asRange, SearchField } from './SearchField'
import css from './search-form.module.css'
import type { Draft, SearchField as Field, Searched } from './types'

/**
 * Whether an element has at least a number of pixels in width, measured before the first paint and after each resize.
 */
function useFits(pixels: number) {
  const element = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    if (!element.current) return
    setRoom(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.target.clientWidth)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, fits: pixels <= room }
}

interface Props {
  fields: readonly Field[]
  list: Searched
  /**
   * Called with the filters of the search. By default they replace all filters of the list, including those without a
   * field.
   */
  onSearch?: (values: Draft) => void
  /**
   * Groups of the names of many fields. An open form shows the first group in two rows, and 更多条件 opens the others above
   * the list. The object must stay the same between renders.
   */
  groups?: readonly SearchGroup[]
  /** Whether the form belongs to a drawer: few fields, always open, without chips. */
  plain?: boolean
  /** Filters without a field, such as those of a link. */
  linked?: readonly Chip[]
  /** Default filters of the list, such as the usual days. */
  usual?: Draft
  /** Removes a filter; by default no other one changes. */
  onRemove?: (name: string) => void
}

const NO_GROUPS: readonly SearchGroup[] = []
const GAP = 20
const BUTTONS_WIDTH = 230
const USUAL = 250
const DAYS = 380

/** Width in pixels of fields and buttons side by side. */
const widthOf = (fields: readonly Field[]): number =>
  fields.reduce(
    (sum, { type }) => sum + GAP + (type === 'days' || type === 'times' ? DAYS : USUAL),
    BUTTONS_WIDTH - GAP,
  )

/** Changed filters with their present values. */
function changesOf(before: string, now: string): Draft {
  const [old, current] = [JSON.parse(before) as Draft, JSON.parse(now) as Draft]
  const changed = Object.keys({ ...old, ...current }).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, current[name]]))
}

/** Ranges with their ends in order, since Enter submits the form before the field swaps them. */
const settled = (value: Draft[string]) => inOrder(asRange(value)) ?? value

/**
 * Filters above a list. A few fields stand side by side. Many fields are folded into one line: a box for numbers,
 * plates, cards and names, ＋筛选 for a single field and 展开 for all. 查询 folds them again.
 */
export function SearchForm({
  fields,
  list,
  onSearch = list.setFilters,
  groups = NO_GROUPS,
  plain = false,
  linked,
  usual,
  onRemove,
}: Props) {
  const [draft, setDraft] = useState<Draft>({ ...usual, ...list.filters })
  /** Open fields; null if all are open. */
  const [open, setOpen] = useState<readonly string[] | null>([])
  // Fields keep unreadable text, which 重置 discards too.
  const [resets, setResets] = useState(0)
  /** Open groups behind 更多条件, with the field to focus; null if closed. */
  const [more, setMore] = useState<{ field?: string } | null>(null)
  const { element, fits: fitting } = useFits(widthOf(fields))
  const fits = plain || fitting
  const form = useRef<HTMLFormElement>(null)
  const moreId = useId()

  // The URL may change from outside, by going back or forward or by 清除筛选. Text in other fields stays.
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
    // The focused field is folded away, so that the focus moves to the line.
    if (folded && foldedByHand.current && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.focus()
    foldedByHand.current = false
  }, [folded, element])
  const fold = () => {
    foldedByHand.current = true
    setOpen([])
    setMore(null)
  }
  const asked = more?.field ?? opened
  useEffect(() => {
    if (asked === undefined) return
    form.current?.querySelector<HTMLElement>(`[data-field="${asked}"] :is(input, select, button)`)?.focus()
  }, [asked])

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
  /** Escape closes an opened field like 取消; a list that is open at the field is closed first. */
  const closeOnEscape = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target as HTMLElement
    const isTaken = event.defaultPrevented || field.ariaExpanded === 'true' || !event.currentTarget.contains(field)
    if (event.key === 'Escape' && !fits && !isTaken) close()
  }
  const add = (name: string) => setOpen([...(open ?? []).filter((other) => other !== name), name])

  const whole = fits || open === null
  const inGroups = whole && !fits && groups.length > 0
  const { first, others } = grouped(fields, inGroups ? groups : NO_GROUPS)
  const shown = whole ? first : fields.filter(({ name }) => open.includes(name))
  /** Fields whose filters are shown as chips, since the fields themselves are folded. */
  const told = whole && !fits ? (more ? [] : others.flatMap((group) => group.fields)) : fields
  const fieldOf = (field: Field) => (
    <SearchField
      key={`${field.name}:${resets}`}
      field={field}
      value={draft[field.name]}
      onChange={(value) => setDraft((before) => ({ ...before, [field.name]: value }))}
    />
  )
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
          fields={told}
          list={list}
          linked={linked}
          usual={usual}
          onRemove={onRemove}
          onEdit={fits ? undefined : inGroups ? (field) => setMore({ field }) : add}
        />
      )}
      {shown.length > 0 && (
        <form
          ref={form}
          className={css.form}
          data-grid={!fits || undefined}
          data-groups={inGroups || undefined}
          onSubmit={submit}
          onKeyDown={closeOnEscape}
        >
          {shown.map(fieldOf)}
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
            {others.length > 0 && (
              <Button
                variant="plain"
                aria-expanded={more !== null}
                aria-controls={moreId}
                icon={more ? <LuChevronUp aria-hidden /> : <LuChevronDown aria-hidden />}
                onClick={() => setMore(more ? null : {})}
              >
                {texts.moreFilters}
              </Button>
            )}
          </div>
          {more && others.length > 0 && (
            <MoreFields id={moreId} groups={others} fieldOf={fieldOf} onClose={() => setMore(null)} />
          )}
        </form>
      )}
    </search>
  )
}
