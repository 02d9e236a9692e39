import { useLayoutEffect, useRef } from 'react'
import { useListPlace } from '../overlay/useListPlace'
import css from './choice-list.module.css'
import type { Option } from './options'
import { texts } from './texts'

interface Props {
  id: string
  label: string
  /** Field below which the list opens. */
  anchor: HTMLElement
  shown: readonly Option[]
  /** Number of options that match but are not drawn. */
  left: number
  active: number
  chosen: string
  onChoose: (value: string) => void
}

/** List of matching options. */
export function ChoiceList({ id, label, anchor, shown, left, active, chosen, onChoose }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  useListPlace(popover, anchor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another line there
  useLayoutEffect(() => {
    popover.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, shown])
  return (
    <div ref={popover} popover="manual" className={css.popover}>
      <div id={id} role="listbox" aria-label={texts.choicesOf(label)} className={css.list}>
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, see aria-activedescendant
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === chosen}
            data-index={index}
            data-active={index === active || undefined}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length && !left ? 'tf-visually-hidden' : css.state}>
        {shown.length ? (left ? texts.choicesLeft(left) : texts.choicesFound(shown.length)) : texts.noChoice}
      </p>
    </div>
  )
}
