import type { KeyboardEvent } from 'react'

interface Props<Value extends string | number> {
  /** Prefix of the tabs' ids. */
  name: string
  label: string
  /** Id of the tabs' panel. */
  panel: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  className: string | undefined
  onChange: (value: Value) => void
}

/** Tabs between which arrows move. */
export function Tabs<Value extends string | number>(props: Props<Value>) {
  const { name, label, panel, tabs, value, className, onChange } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const at = tabs.findIndex((tab) => tab.value === value)
    const step = event.key === 'ArrowRight' ? 1 : -1
    const other = tabs.at((at + step) % tabs.length)
    if (!other) return
    onChange(other.value)
    document.getElementById(`${name}-${other.value}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={`${name}-${tab.value}`}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panel}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
