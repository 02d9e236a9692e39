import { useState, useSyncExternalStore } from 'react'
import ComboChart from '../../ui/charts/ComboChart'
import { toastStore } from '../../ui/feedback/toastStore'
import { UiProvider } from '../../ui/theme/UiProvider'
import { texts } from '../texts'
import css from './answer.module.css'
import { choicesOf, type Drawn, drawingOf, firstDrawn } from './drawing'
import { type Headings, sheetOf } from './headings'
import type { Table } from './tables'

interface Props {
  table: Table
  headings: Headings
  /** Columns that the question wants drawn. */
  wanted: Drawn | undefined
}

const holder = { permissions: new Set<string>() }

/** Answer as a chart. Its parts need the component library, which the editor does without until then. */
export default function ChartPane({ table, headings, wanted }: Props) {
  const choices = choicesOf(sheetOf(table, headings).numeric, table)
  const [chosen, setChosen] = useState<Drawn | null>(null)
  const drawn = firstDrawn(chosen ?? wanted, choices)
  if (!drawn) return <p className={css.note}>{texts.nothingToDraw}</p>
  const labelOf = (column: string) => headings[table.name]?.[column]?.label ?? column
  const toggle = (column: string) => {
    const others = drawn.by.filter((name) => name !== column)
    const by = others.length < drawn.by.length ? others : [...others, column].slice(-2)
    setChosen({ ...drawn, by })
  }
  return (
    <UiProvider storageScope="playground" permissions={holder}>
      <div className={css.chart}>
        <Choices
          label={texts.measure}
          columns={choices.measures}
          labelOf={labelOf}
          isOn={(column) => column === drawn.measure}
          onPress={(measure) => setChosen({ ...drawn, measure })}
        />
        <Choices
          label={texts.dimensions}
          columns={choices.dimensions}
          labelOf={labelOf}
          isOn={(column) => drawn.by.includes(column)}
          onPress={toggle}
        />
        <ComboChart {...drawingOf(table, headings, drawn)} emptyText={texts.noRows} />
      </div>
      <Faults />
    </UiProvider>
  )
}

/** Faults of files that the chart could not make; this document has no other toasts. */
function Faults() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return items.map(({ id, message }) => (
    <p key={id} role="alert" className={css.fault}>
      {message}
    </p>
  ))
}

interface ChoicesProps {
  label: string
  columns: readonly string[]
  labelOf: (column: string) => string
  isOn: (column: string) => boolean
  onPress: (column: string) => void
}

function Choices({ label, columns, labelOf, isOn, onPress }: ChoicesProps) {
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {columns.map((column) => (
        <button key={column} type="button" aria-pressed={isOn(column)} onClick={() => onPress(column)}>
          {labelOf(column)}
        </button>
      ))}
    </fieldset>
  )
}
