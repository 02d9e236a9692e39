import { useEffect, useState } from 'react'
import type { DirectPayPriceInput } from '../../../../gql/types.generated'
import { Group } from '../../../../ui/layout/Group'
import looks from '../../../../ui/layout/looks.module.css'
import { usePermission } from '../../../../ui/permission/permission'
import { GET } from '../rows'
import { texts } from '../texts'
import { Effect } from './Effect'

const PAUSE_MS = 400

/** Value that has not changed for a moment. */
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
  /** Id of the edited price. */
  id?: string
  /** Input of the form; null while it is incomplete. */
  input: DirectPayPriceInput | null
}

/** Effect of a draft on unsettled waybills, computed again after each change. */
export function DraftEffect({ id, input }: Props) {
  const can = usePermission()
  const settled = useSettled(input)
  if (!can(GET)) return null
  if (!input || !settled) {
    return (
      <Group title={texts.effect}>
        <p className={looks.hint}>{texts.effectWaiting}</p>
      </Group>
    )
  }
  return <Effect id={id} input={settled} pending />
}
