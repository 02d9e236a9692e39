import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { isZero } from '../../../../ui/format/decimal'
import { ChosenSettlementsDocument, PayableSettlementsDocument } from './form.generated'
import { partsOf } from './items'
import type { Known, Payable } from './values'

const byNumber = (rows: readonly Payable[]): Known => new Map(rows.map((row) => [row.settleNo, row]))

/** The settlements that a form may name: those that can be paid, newest first, and those that it names already. */
export function useSettlements(items: string) {
  const payable = useQuery(PayableSettlementsDocument, { fetchPolicy: 'cache-and-network' })
  // What is to be paid is looked at as it stands now, and once.
  const settleNos = [...new Set(partsOf(items).map(({ settleNo }) => settleNo))]
  const skip = settleNos.length === 0
  const chosen = useQuery(ChosenSettlementsDocument, {
    variables: { settleNos },
    skip,
    fetchPolicy: 'cache-and-network',
  })
  const offered = payable.data?.settlements.records
  const named = (chosen.data ?? chosen.previousData)?.settlements.records
  const known = useMemo(() => byNumber([...(offered ?? []), ...(named ?? [])]), [offered, named])
  const open = useMemo(() => offered?.filter(({ leftAmt }) => leftAmt !== null && !isZero(leftAmt)), [offered])
  /** Whether all that the form names is known, or known not to be there. */
  const ready = skip || chosen.data !== undefined || settleNos.every((settleNo) => known.has(settleNo))
  return { known, open, ready, error: payable.error ?? chosen.error }
}
