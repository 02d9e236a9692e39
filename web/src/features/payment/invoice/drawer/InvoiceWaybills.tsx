import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { Pager } from '../../../../ui/data-table/Pager'
import { USUAL_SIZE } from '../../../../ui/data-table/sizes'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import { type ClaimedWaybillFragment, InvoiceWaybillsDocument } from './drawer.generated'
import css from './drawer.module.css'
import { WaybillTable } from './WaybillTable'

interface Props {
  id: string
  chosen?: { has: (waybillId: string) => boolean; toggle: (waybill: ClaimedWaybillFragment) => void }
}

/** The waybills that an invoice claims, page by page, and what they come to. */
export function InvoiceWaybills({ id, chosen }: Props) {
  const [page, setPage] = useState({ current: 1, size: USUAL_SIZE })
  const answer = useQuery(InvoiceWaybillsDocument, { variables: { id, page }, fetchPolicy: 'no-cache' })
  const { error, refetch } = answer
  const waybills = (answer.data ?? answer.previousData)?.invoice?.waybills
  if (error)
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!waybills) return null
  if (waybills.total === 0) return <p className={css.hint}>{texts.noSettlements}</p>
  return (
    <>
      <p className={css.hint}>{texts.waybillSum(formatCount(waybills.total), formatMoney(waybills.amt))}</p>
      <WaybillTable label={texts.waybillGroup} waybills={waybills.records} chosen={chosen} />
      {waybills.total > USUAL_SIZE && (
        <Pager
          page={page.current}
          size={page.size}
          total={waybills.total}
          onPage={(current) => setPage({ ...page, current })}
          onSize={(size) => setPage({ current: 1, size })}
        />
      )}
    </>
  )
}
