import { useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { RequestError } from '../../../apollo/errors'
import { toast } from '../../feedback/toastStore'
import { useServerForm } from '../useServerForm'
import { texts } from './texts'

interface Difference {
  field: string
  label: string
  mine: string
  theirs: string
}

/** Decision of a person whose change was overtaken. */
export interface Stale {
  differences: readonly Difference[]
  keepMine: () => void
  takeTheirs: () => void
}

interface Options<Values, Now> {
  /** Record at the time when the form was opened. */
  opened: Now
  valuesOf: (now: Now) => Values
  labels: Readonly<Record<string, string>>
  /** Text that shows a field's value; the value itself by default. */
  shown?: (field: string, value: string) => string
  /** Loads the current record; null if it no longer exists. */
  find: () => Promise<Now | null | undefined>
  /**
   * Saves the change together with the earlier values, against the version that the person has seen; null when nothing
   * was sent.
   */
  save: (values: Values, version: number, before: Values) => Promise<unknown>
  onSaved: () => void
}

const PICTURE = 'picture'

const asItStands = (field: string, value: string) =>
  field === PICTURE && value ? texts.pictureCount(value.split(',').length) : value

/**
 * Form that changes a record. Saves with a message; after another person's change the server refuses, and `stale` shows
 * the differences, so that nothing is overwritten unseen.
 */
export function useChangeForm<Values extends { [Name in keyof Values]: string }, Now extends { version: number }>({
  opened,
  valuesOf,
  labels,
  shown = asItStands,
  find,
  save,
  onSaved,
}: Options<Values, Now>) {
  const [seen, setSeen] = useState(opened)
  const [overtaken, setOvertaken] = useState<{ now: Now; differences: Difference[] } | null>(null)

  const compare = (mine: Values, now: Now) => {
    const theirs = valuesOf(now)
    const names = Object.keys(theirs) as (keyof Values & string)[]
    const differing = names.filter((field) => mine[field] !== theirs[field])
    const differences = differing.map((field) => ({
      field,
      label: labels[field] ?? field,
      mine: shown(field, mine[field]) || texts.blank,
      theirs: shown(field, theirs[field]) || texts.blank,
    }))
    setOvertaken({ now, differences })
  }
  const form = useServerForm<Values>({
    defaultValues: valuesOf(opened) as DefaultValues<Values>,
    onSubmit: async (values) => {
      try {
        if (!(await save(values, seen.version, valuesOf(seen)))) return false
      } catch (error) {
        const now = error instanceof RequestError && error.errorCode === 'STALE' ? await find() : null
        if (!now) throw error
        compare(values, now)
        return false
      }
      toast.success(texts.saved)
      onSaved()
    },
  })
  const settle = (now: Now, values: Values) => {
    setSeen(now)
    setOvertaken(null)
    form.methods.reset(valuesOf(now))
    form.methods.reset(values, { keepDefaultValues: true })
  }
  const stale: Stale | null = overtaken && {
    differences: overtaken.differences,
    keepMine: () => settle(overtaken.now, form.methods.getValues()),
    takeTheirs: () => settle(overtaken.now, valuesOf(overtaken.now)),
  }
  return { form, stale }
}
