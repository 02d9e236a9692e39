import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { ChoiceCombobox } from '../../../../ui/form/ChoiceCombobox'
import { Field } from '../../../../ui/form/Field'
import { formatMoney } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import { PaperSettlementsDocument } from './upload.generated'
import type { Named } from './uploads'

const PAUSE = 300
const MAX_LENGTH = 50

/** Text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface Props {
  /** Typed number, and the settlement with that number. */
  text: string
  chosen: Named | null
  hint?: string
  onChange: (text: string, chosen: Named | null) => void
}

/** Choice of a settlement by its number or a part of it. */
export function SettlementField({ text, chosen, hint, onChange }: Props) {
  const typed = text.trim()
  const settled = useSettled(typed)
  // A chosen settlement ends the search.
  const skip = chosen !== null
  const { data, previousData, error } = useQuery(PaperSettlementsDocument, { variables: { settleNo: settled }, skip })
  const found = skip ? undefined : (data ?? previousData)?.settlements.records
  const options = useMemo(
    () =>
      (found ?? []).map(({ settleNo, projectName, settleAmt }) => ({
        value: settleNo,
        label: texts.option(settleNo, projectName, formatMoney(settleAmt)),
      })),
    [found],
  )
  const namedBy = (no: string) => found?.find(({ settleNo }) => settleNo === no.trim()) ?? null
  // A complete number is chosen once the answer has its settlement.
  const exact = chosen ? null : namedBy(typed)
  const take = useRef(onChange)
  take.current = onChange
  useEffect(() => {
    if (exact) take.current(exact.settleNo, { id: exact.id, settleNo: exact.settleNo })
  }, [exact])

  const unknown = typed !== '' && !chosen && settled === typed && data?.settlements.records.length === 0
  const fault = error ? toRequestError(error).message : unknown ? texts.unknownSettlement : undefined
  return (
    <Field label={texts.settlement} required hint={hint} error={fault}>
      {(ids) => (
        <ChoiceCombobox
          {...ids}
          free
          label={texts.settlement}
          options={options}
          value={text}
          empty={null}
          placeholder={texts.search}
          maxLength={MAX_LENGTH}
          onChange={(next) => {
            const named = namedBy(next)
            onChange(next, named && { id: named.id, settleNo: named.settleNo })
          }}
        />
      )}
    </Field>
  )
}
