import css from './tabs.module.css'

interface Props<Name extends string> {
  label: string
  names: Readonly<Record<Name, string>>
  value: Name
  onChange: (name: Name) => void
  /** Whether these are quick filters of a list instead of views of a page. */
  chips?: boolean
}

/** Choice of one among a few, as buttons. */
export function Tabs<Name extends string>({ label, names, value, onChange, chips }: Props<Name>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={css.tabs} role="group" aria-label={label} data-chips={chips}>
      {(Object.keys(names) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          className={css.tab}
          aria-pressed={value === name}
          onClick={() => onChange(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
