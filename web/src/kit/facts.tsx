import { type Fact, Facts } from '../ui/layout/Group'
import { factOf } from './cells'
import type { Field, Fields } from './fields'

interface Props<Row, F extends Fields> {
  title: string
  fields: F
  of: Row
  /** Facts in their order: fields by name, or facts with a value of their own; an empty one leaves no gap. */
  facts: readonly ((keyof F & keyof Row & string) | Fact | null | undefined | false | '')[]
  /** Leaves out unknown facts instead of showing a dash. */
  known?: true
}

/** Texts of some length have the line to themselves. */
const WIDE = new Set(['mergedNames', 'remark', 'reason', 'voidReason'])

function told<Row>(field: Field, name: keyof Row & string, row: Row): Fact {
  const value = factOf(field, row[name])
  return WIDE.has(name) ? [field.label, value, true] : [field.label, value]
}

/** Facts of a record under a heading, by the labels and kinds of their fields. */
export function FactsOf<Row, F extends Fields>({ title, fields, of, facts, known }: Props<Row, F>) {
  const shown = facts.flatMap((fact): Fact[] => {
    if (!fact) return []
    if (typeof fact !== 'string') return [fact]
    const field = fields[fact]
    return field ? [told(field, fact, of)] : []
  })
  return <Facts title={title} facts={known ? shown.filter(([, value]) => value) : shown} />
}
