import { useEffect, useState } from 'react'
import type { DirectPayPriceInput } from '../../../../gql/types.generated'
import { Group } from '../../../../ui/layout/Group'
import { usePermission } from '../../../../ui/permission/permission'
import css from '../price.module.css'
import { GET } from '../rows'
import { texts } from '../texts'
import { Effect } from './Effect'

const PAUSE_MS = 400

/** The same value once it has stood still for a moment. */
function useSettled<T>(value: T): T {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState({ value, text })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value: JSON.parse(text) as T, text }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled.text === text ? value : settled.value
}

interface Props {
  /** The price that is edited. */
  id?: string
  /** What is filled in; null while it is not whole. */
  input: DirectPayPriceInput | null
}

/** What a draft would do to unsettled waybills, asked again whenever it has changed. */
export function DraftEffect({ id, input }: Props) {
  const can = usePermission()
  const settled = useSettled(input)
  if (!can(GET)) return null
  if (!input || !settled) {
    return (
      <Group title={texts.effect}>
        <p className={css.hint}>{texts.effectWaiting}</p>
      </Group>
    )
  }
  return <Effect id={id} input={settled} pending />
}
