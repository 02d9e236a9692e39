import css from './tabs.module.css'

interface Props<Name extends string> {
  label: string
  names: Readonly<Record<Name, string>>
  value: Name
  onChange: (name: Name) => void
}

/** One of a few, as buttons. */
export function Tabs<Name extends string>({ label, names, value, onChange }: Props<Name>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={css.tabs} role="group" aria-label={label}>
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
