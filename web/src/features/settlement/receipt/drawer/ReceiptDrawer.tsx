import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useDownload } from '../../../../apollo/useDownload'
import type { DrawerProps } from '../../../../kit/record/kind'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../../ui/format/decimal'
import { LuPrinter } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { pdfOf } from '../documents'
import { ReceiptDocumentsDocument } from '../receipt.generated'
import css from '../receipt.module.css'
import { ReceiptPanel } from './ReceiptPanel'
import { texts } from './texts'

/** One receipt by its number, or several; with steps to the neighbouring rows for a drawer of a list. */
type Props = Pick<DrawerProps, 'id' | 'onClose'> & Partial<DrawerProps>

const WIDTH = '920px'

function Panels({ numbers, current }: { numbers: readonly string[]; current: number | null }) {
  const { data, previousData, loading, error, refetch } = useQuery(ReceiptDocumentsDocument, {
    variables: { giveCardNos: [...numbers] },
  })
  // A captain's receipts from two companies may have one number.
  const found = Map.groupBy(
    (data ?? (loading ? previousData : undefined))?.receipts.records ?? [],
    (row) => row.giveCardNo,
  )
  // A failed retry is reported as `error`.
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

/** Receipts as on paper, each in a panel that folds. */
export function ReceiptDrawer({ id, onPrevious, onNext, onClose }: Props) {
  const numbers = useMemo(() => id.split(',').filter(Boolean), [id])
  const download = useDownload()
  const [current, setCurrent] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other receipts begin anew
  useEffect(() => setCurrent(null), [id])

  const several = numbers.length > 1
  const goTo = (index: number) => (numbers[index] === undefined ? null : () => setCurrent(index))
  const at = current ?? 0
  return (
    <SideDrawer
      open
      title={texts.title}
      record={several ? texts.andMore(numbers[0] ?? '', formatCount(numbers.length)) : numbers[0]}
      width={WIDTH}
      actions={
        several && (
          <Button
            icon={<LuPrinter aria-hidden />}
            loading={download.running}
            onClick={() => void download.run(...pdfOf(numbers))}
          >
            {texts.pdfOfAll}
          </Button>
        )
      }
      onPrevious={several ? goTo(at - 1) : onPrevious}
      onNext={several ? goTo(at + 1) : onNext}
      onClose={onClose}
    >
      <Panels numbers={numbers} current={several ? current : null} />
    </SideDrawer>
  )
}
