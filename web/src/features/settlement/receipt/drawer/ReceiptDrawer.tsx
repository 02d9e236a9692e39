import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useDownload } from '../../../../apollo/useDownload'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../../ui/format/decimal'
import { LuPrinter } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { pdfOf } from '../documents'
import { ReceiptDocumentsDocument } from '../receipt.generated'
import css from './ReceiptDrawer.module.css'
import { ReceiptPanel } from './ReceiptPanel'
import { texts } from './texts'
import type { ReceiptDrawerState } from './useReceiptDrawer'

interface Props {
  drawer: ReceiptDrawerState
  /** The numbers of the list behind, in its order, for walking from one receipt to the next. */
  siblings?: readonly string[]
}

const WIDTH = '920px'

function Panels({ numbers, current }: { numbers: readonly string[]; current: number | null }) {
  const { data, previousData, loading, error, refetch } = useQuery(ReceiptDocumentsDocument, {
    variables: { giveCardNos: [...numbers] },
  })
  // A captain's receipts of two companies may share a number.
  const found = Map.groupBy(
    (data ?? (loading ? previousData : undefined))?.receipts.records ?? [],
    (row) => row.giveCardNo,
  )
  // A failed second try comes back as `error`.
  if (error) return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  return numbers.map((giveCardNo, index) => {
    const receipts = found.get(giveCardNo)
    if (receipts) {
      return receipts.map((receipt) => <ReceiptPanel key={receipt.id} receipt={receipt} current={index === current} />)
    }
    return loading ? (
      <div key={giveCardNo} className={css.skeleton} aria-busy />
    ) : (
      <p key={giveCardNo} role="alert" className={css.missing}>
        {texts.missing(giveCardNo)}
      </p>
    )
  })
}

/** Handover receipts as they are printed: one collapsible panel each (000 §2, 001 §2). */
export function ReceiptDrawer({ drawer, siblings = [] }: Props) {
  const { numbers } = drawer
  const download = useDownload()
  const [current, setCurrent] = useState<number | null>(null)
  const shown = numbers?.join() ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: other receipts begin anew
  useEffect(() => setCurrent(null), [shown])

  const several = (numbers?.length ?? 0) > 1
  const walk = several ? (numbers ?? []) : siblings
  const at = several ? (current ?? 0) : siblings.indexOf(numbers?.[0] ?? '')
  const goTo = (index: number) => {
    const next = walk[index]
    if (at < 0 || next === undefined) return null
    return () => (several ? setCurrent(index) : drawer.open([next]))
  }
  return (
    <SideDrawer
      open={numbers !== null}
      title={texts.title}
      record={numbers && (several ? texts.andMore(numbers[0] ?? '', formatCount(numbers.length)) : numbers[0])}
      width={WIDTH}
      actions={
        several && (
          <Button
            icon={<LuPrinter aria-hidden />}
            loading={download.running}
            onClick={() => void download.run(...pdfOf(numbers ?? []))}
          >
            {texts.pdfOfAll}
          </Button>
        )
      }
      onPrevious={walk.length > 1 ? goTo(at - 1) : undefined}
      onNext={walk.length > 1 ? goTo(at + 1) : undefined}
      onClose={drawer.close}
    >
      {numbers && <Panels numbers={numbers} current={several ? current : null} />}
    </SideDrawer>
  )
}
