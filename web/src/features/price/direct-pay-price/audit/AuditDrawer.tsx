import { useCommand } from '../../../../apollo/useCommand'
import { History } from '../../../../ui/history/History'
import { Effect } from '../effect/Effect'
import { PriceGate } from '../PriceGate'
import { AuditDirectPayPriceDocument } from '../price.generated'
import { nameOf, type PriceDetail, priceText, termsOf } from '../rows'
import { texts } from '../texts'
import { PriceFacts } from '../view/PriceFacts'
import { Clashes } from './Clashes'
import { ReviewDrawer } from './ReviewDrawer'
import { useDecision } from './useDecision'

interface Props {
  id: string
  onClose: () => void
  /** Goes on to the next price that waits; null where there is none. */
  onNext: (() => void) | null
  /** The price was decided, or is no longer what it was. */
  onDecided: () => void
}

interface ReviewProps extends Omit<Props, 'id'> {
  price: PriceDetail
  refetch: () => void
}

function Review({ price, refetch, onNext, onClose, onDecided }: ReviewProps) {
  const { id, version, clashes, status } = price
  const { run, running } = useCommand(AuditDirectPayPriceDocument)
  const decision = useDecision({
    about: `${price.projectName} · ${termsOf(price)} · ${priceText(price)}`,
    approve: (replaceClashing, reason) => run({ id, version, approve: true, reason, replaceClashing }),
    reject: (reason) => run({ id, version, approve: false, reason }),
    onDecided: () => {
      onDecided()
      onClose()
    },
    onOvertaken: () => {
      refetch()
      onDecided()
    },
  })
  return (
    <ReviewDrawer
      subject={price}
      record={nameOf(price)}
      words={texts}
      decision={decision}
      running={running}
      clashing={clashes.length > 0}
      onApprove={() => void decision.approve()}
      onApproveNext={
        onNext &&
        (() =>
          void decision.approve(() => {
            onDecided()
            onNext()
          }))
      }
      onReplace={() => void decision.replace(clashes.length)}
      onClose={onClose}
      after={<History changes={price.history} />}
    >
      <Clashes clashes={clashes} />
      <PriceFacts price={price} />
      <Effect id={id} pending={status === 'PENDING'} />
    </ReviewDrawer>
  )
}

/** 审核: what was applied for, what it would do and what stands in its way, to be approved or rejected (000 §2). */
export function AuditDrawer({ id, onClose, ...review }: Props) {
  return (
    <PriceGate id={id} title={texts.auditTitle} onClose={onClose}>
      {(price, refetch) => <Review {...review} price={price} refetch={refetch} onClose={onClose} />}
    </PriceGate>
  )
}
