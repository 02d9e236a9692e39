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
  /** Opens the next pending price; undefined without one. */
  onNext: (() => void) | null
  /** Called when the price was decided, or has changed. */
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

/** 审核: the application, its effect and the clashing prices, to be approved or rejected. */
export function AuditDrawer({ id, onClose, ...review }: Props) {
  return (
    <PriceGate id={id} title={texts.auditTitle} onClose={onClose}>
      {(price, refetch) => <Review {...review} price={price} refetch={refetch} onClose={onClose} />}
    </PriceGate>
  )
}
